import { readdirSync } from "node:fs";
import { join, sep } from "node:path";
import { readHeaderRules } from "../../tools/serve/header-rules";
import { testBuilds } from "../../tools/test-builds";
import { expect, test } from "../support/browser/browser-test";
import { observatoryScore } from "../support/browser/observatory";

const { folder, url } = testBuilds.prefixed;
const prefix = new URL(url).pathname;

/** Netlify adds it by itself to every site, on its own domain and on the owner's. */
const fromTheHost = { "strict-transport-security": "max-age=31536000" };

for (const path of ["/", "/about", "/about/", "/index.html"]) {
  test(`Mozilla's HTTP Observatory gives ${path} 130 of 100, an A+`, async ({ request }) => {
    const headers = (await request.get(url + path)).headers();
    const { score, findings } = observatoryScore({ ...headers, ...fromTheHost });
    expect(score, JSON.stringify(findings)).toBeGreaterThanOrEqual(130);
  });
}

test("a host that does not add HSTS costs the grade, so it is the host's to answer for", async ({
  request,
}) => {
  const { score } = observatoryScore((await request.get(`${url}/`)).headers());
  expect(score).toBe(80);
});

test("no path is given a header by two rules that disagree", async () => {
  const rules = await readHeaderRules(join(folder, "_headers"));
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

test("every file that a page loads is kept for ever, and every page is asked for again", async ({
  page,
}) => {
  const kept = new Map<string, string | undefined>();
  page.on("response", (response) => {
    kept.set(new URL(response.url()).pathname, response.headers()["cache-control"]);
  });
  await page.goto(`${url}/about`, { waitUntil: "networkidle" });
  for (const [path, cacheControl] of kept) {
    const isHashed = /\/static\/|\.(?:js|css)$/.test(path);
    expect(cacheControl, path).toMatch(isHashed ? /immutable/ : /max-age=0, must-revalidate/);
  }
  expect(kept.size).toBeGreaterThan(5);
});
