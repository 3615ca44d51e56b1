import { readdirSync } from "node:fs";
import { join, sep } from "node:path";
import { headersFor, readHeadersFile } from "../../tools/serve/headers-file";
import { testBuilds } from "../builds/test-builds";
import { expect, test } from "../support/browser/browser-test";
import { openPage } from "../support/browser/open-page";

const { folder, url } = testBuilds.prefixed;
const prefix = new URL(url).pathname;

/** What Mozilla's HTTP Observatory gives points for; with HSTS, which is the host's, 130 of 100. */
const expectedHeaders = {
  "content-security-policy": "frame-ancestors 'none'",
  "cross-origin-resource-policy": "same-origin",
  // To the letter: a feature whose list is not written like this is not switched off.
  "permissions-policy": "camera=(), geolocation=(), microphone=(), payment=()",
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
  "font-src 'self' data:",
  "frame-src 'none'",
  "media-src 'none'",
  "object-src 'none'",
  "worker-src 'none'",
  "base-uri 'none'",
  "form-action 'none'",
].join("; ");

const spellings = ["/", "/index.html", "/about", "/about/", "/about.html", "/about/index.html"];

for (const path of spellings) {
  test(`${path} has the headers and the policy that protect it`, async ({ request }) => {
    const answer = await request.get(url + path);
    const headers = answer.headers();
    expect(headers).toMatchObject(expectedHeaders);
    const [, policy = ""] =
      // First in the head: it counts for what comes after it.
      /<head><meta http-equiv="Content-Security-Policy" content="([^"]*)"/.exec(
        await answer.text(),
      ) ?? [];
    expect(policy.replaceAll(/ 'sha256-[\w+/]+='/g, "")).toBe(expectedPolicy);
    expect(headers).not.toHaveProperty("set-cookie");
    expect(headers).not.toHaveProperty("access-control-allow-origin");
  });
}

test("an address that is nowhere is protected no less", async ({ request }) => {
  const answer = await request.get(`${url}/nowhere/at/all`);
  // There is nothing that another site could show.
  const { "cross-origin-resource-policy": _, ...ofAllPaths } = expectedHeaders;
  expect(answer.headers()).toMatchObject(ofAllPaths);
});

test("other sites may show the social image, and nothing else", async ({ request }) => {
  for (const [path, policy] of [
    ["/social-image.png", "cross-origin"],
    ["/favicon.svg", "same-origin"],
    ["/icons/icon-192.png", "same-origin"],
    [`/${readdirSync(folder).find((file) => /^app-.*\.js$/.test(file))}`, "same-origin"],
  ] as const) {
    const answer = await request.get(url + path);
    expect(answer.headers()["cross-origin-resource-policy"], path).toBe(policy);
  }
});

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

test("a page at each of its addresses, and what has no hash in its name, is asked for again", async () => {
  const rules = await readHeadersFile(join(folder, "_headers"));
  const unhashed = ["/icons/icon-192.png", "/robots.txt", "/social-image.png", "/favicon.svg"];
  for (const path of [...spellings, "/page-data/about/page-data.json", ...unhashed]) {
    // Read from the file: our server asks for all of them again by itself.
    expect(headersFor(rules, prefix + path).get("cache-control"), path).toBe("no-cache");
  }
});

test("every file that a page loads is cached forever if there is a hash in its name", async ({
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
