/** @jest-environment node */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { writeHostHeaders } from "../../../gatsby/hosting/host-headers";
import { headersFor, readHeadersFile } from "../../../tools/serve/headers-file";
import { writeBuiltSite } from "../../support/built-site";

const pages = ["/", "/about", "/about/"];

const files = {
  "app-6e6fb997.js": "",
  "styles.733fa432.css": "",
  "app-6e6fb997.js.map": "",
  "app-6e6fb997.js.LICENSE.txt": "",
  "chunk-map.json": "",
  "favicon.svg": "",
  "robots.txt": "",
  "third-party-licenses.txt": "",
  "social-image.png": "",
};

async function writtenHeaders(pathPrefix = "") {
  const folder = writeBuiltSite(files);
  await writeHostHeaders(folder, { pathPrefix, pages });
  const rules = await readHeadersFile(join(folder, "_headers"));
  return {
    rules,
    text: readFileSync(join(folder, "_headers"), "utf8"),
    at: (path: string) => Object.fromEntries(headersFor(rules, path)),
  };
}

const immutable = "public, max-age=31536000, immutable";
const revalidated = "no-cache";

test.each([
  ["/", revalidated],
  ["/about", revalidated],
  ["/about/", revalidated],
  ["/page-data/about/page-data.json", revalidated],
  ["/favicon.svg", revalidated],
  ["/robots.txt", revalidated],
  ["/third-party-licenses.txt", revalidated],
  ["/social-image.png", revalidated],
  ["/static/figtree-30246581f35c58a8498ce99aac1558c7.woff2", immutable],
  ["/static/figtree-OFL.txt", immutable],
  ["/app-6e6fb997.js", immutable],
  ["/styles.733fa432.css", immutable],
])("%s is kept as: %s", async (path, cacheControl) => {
  expect((await writtenHeaders()).at(path)["cache-control"]).toBe(cacheControl);
});

test("an address that is nowhere is no less closed to frames and sniffing", async () => {
  expect((await writtenHeaders()).at("/nowhere/at/all")).toMatchObject({
    "x-content-type-options": "nosniff",
    "content-security-policy": "frame-ancestors 'none'",
    "cross-origin-opener-policy": "same-origin",
    "referrer-policy": "strict-origin",
  });
});

test("other sites may show the social image, and nothing else", async () => {
  const { at } = await writtenHeaders();
  expect(at("/social-image.png")["cross-origin-resource-policy"]).toBe("cross-origin");
  for (const path of ["/", "/favicon.svg", "/app-6e6fb997.js", "/static/a.avif"]) {
    expect(at(path)["cross-origin-resource-policy"]).toBe("same-origin");
  }
});

test("under a prefix, every path begins with it once", async () => {
  const { text, at } = await writtenHeaders("/willowline");
  const paths = text.split("\n").filter((line) => line.startsWith("/"));
  expect(paths.every((path) => /^\/willowline\/(?!willowline)/.test(path))).toBe(true);
  expect(at("/willowline/about")["cache-control"]).toBe(revalidated);
});

test("what no page asks for has no rule of its own", async () => {
  expect((await writtenHeaders()).text).not.toMatch(/\.map|LICENSE|chunk-map/);
});
