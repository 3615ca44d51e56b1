import { readdirSync } from "node:fs";
import { join, sep } from "node:path";
import { readHeadersFile } from "../../tools/serve/headers-file";
import { testBuilds } from "../builds/test-builds";
import { expect, test } from "../support/browser/browser-test";
import { openPage } from "../support/browser/open-page";

const { folder, url } = testBuilds.prefixed;
const prefix = new URL(url).pathname;

/** What Mozilla's HTTP Observatory gives points for; with HSTS, which is the host's, 130 of 100. */
const expectedHeaders = {
  "content-security-policy": "frame-ancestors 'none'",
  "cross-origin-resource-policy": "same-origin",
  "referrer-policy": "strict-origin",
  "x-content-type-options": "nosniff",
};

/** The policy in the page, without the hashes of the page's own scripts and styles. */
const expectedPolicy = [
  "default-src 'self'",
  "script-src 'self'",
  "style-src 'self'",
  "connect-src 'self' https:",
  "img-src 'self' data:",
  "frame-src 'none'",
  "media-src 'none'",
  "object-src 'none'",
  "worker-src 'none'",
  "base-uri 'none'",
  "form-action 'none'",
].join("; ");

for (const path of ["/", "/about", "/about/", "/index.html"]) {
  test(`${path} has the headers and the policy that protect it`, async ({ request }) => {
    const answer = await request.get(url + path);
    const headers = answer.headers();
    expect(headers).toMatchObject(expectedHeaders);
    const [, policy = ""] =
      /http-equiv="Content-Security-Policy" content="([^"]*)"/.exec(await answer.text()) ?? [];
    expect(policy.replaceAll(/ 'sha256-[\w+/]+='/g, "")).toBe(expectedPolicy);
    expect(headers).not.toHaveProperty("set-cookie");
    expect(headers).not.toHaveProperty("access-control-allow-origin");
  });
}

test("no path is given a header by two rules that disagree", async () => {
  const rules = await readHeadersFile(join(folder, "_headers"));
  const files = readdirSync(folder, { recursive: true, encoding: "utf8" });
  const paths = files.map((file) => `${prefix}/${file.split(sep).join("/")}`);
  for (const path of [...paths, `${prefix}/`, `${prefix}/about`, `${prefix}/about/`]) {
    const given = new Map<string, string>();
    for (const { values } of rules.filter(({ forRegExp }) => forRegExp.test(path))) {
      for (const [name, value] of Object.entries(values)) {
        expect(given.get(name.toLowerCase()) ?? value, `${name} of ${path}`).toBe(value);
        given.set(name.toLowerCase(), value);
      }
    }
  }
});

test("every file that a page loads is cached forever, and every page is revalidated", async ({
  page,
}) => {
  const kept = new Map<string, string | undefined>();
  page.on("response", (response) => {
    kept.set(new URL(response.url()).pathname, response.headers()["cache-control"]);
  });
  await openPage(page, `${url}/about`);
  for (const [path, cacheControl] of kept) {
    const isHashed = /\/static\/|\.(?:js|css)$/.test(path);
    expect(cacheControl, path).toMatch(isHashed ? /immutable/ : /^no-cache$/);
  }
  expect(kept.size).toBeGreaterThan(5);
});
