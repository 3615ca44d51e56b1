/** @jest-environment node */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { writeHostHeaders } from "../../../gatsby/hosting/host-headers";
import { headersFor, readHeadersFile } from "../../../tools/serve/headers-file";
import { writeBuiltSite } from "../../support/built-site";

const files = {
  "app-6e6fb9976e6fb9976e6f.js": "",
  "styles.733fa432733fa432733f.css": "",
  "app-6e6fb9976e6fb9976e6f.js.map": "",
  "chunk-map.json": "",
  "favicon.svg": "",
  "robots.txt": "",
  "third-party-licenses.txt": "",
  "social-image.png": "",
};

async function writtenHeaders(pathPrefix = "") {
  const folder = writeBuiltSite(files);
  await writeHostHeaders(folder, { pathPrefix, pages: ["/", "/about", "/404.html"] });
  const rules = await readHeadersFile(join(folder, "_headers"));
  return {
    rules,
    text: readFileSync(join(folder, "_headers"), "utf8"),
    at: (path: string) => Object.fromEntries(headersFor(rules, path)),
  };
}

test("what has a hash in its name is kept for ever", async () => {
  const { at } = await writtenHeaders();
  const scriptAndStyles = ["/app-6e6fb9976e6fb9976e6f.js", "/styles.733fa432733fa432733f.css"];
  for (const path of ["/static/figtree.woff2", ...scriptAndStyles]) {
    expect([path, at(path)["cache-control"]]).toEqual([path, expect.stringContaining("immutable")]);
  }
});

test("a page at each of its addresses, and what has no hash in its name, is asked for again", async () => {
  const { at } = await writtenHeaders();
  const spellings = ["/", "/index.html", "/about", "/about/", "/about.html", "/about/index.html"];
  const unhashed = ["/icons/icon-192.png", "/robots.txt", "/social-image.png"];
  for (const path of [...spellings, "/page-data/about/page-data.json", ...unhashed]) {
    expect([path, at(path)["cache-control"]]).toEqual([path, "no-cache"]);
  }
});

test("an address that is nowhere is no less closed to frames and sniffing", async () => {
  expect((await writtenHeaders()).at("/nowhere/at/all")).toMatchObject({
    "x-content-type-options": "nosniff",
    "content-security-policy": "frame-ancestors 'none'",
    "referrer-policy": "strict-origin",
  });
});

test("other sites may show the social image, and nothing else", async () => {
  const { at } = await writtenHeaders();
  expect(at("/social-image.png")["cross-origin-resource-policy"]).toBe("cross-origin");
  for (const path of ["/", "/favicon.svg", "/app-6e6fb9976e6fb9976e6f.js", "/static/a.avif"]) {
    expect(at(path)["cross-origin-resource-policy"]).toBe("same-origin");
  }
});

test("under a prefix, every path begins with it once", async () => {
  const { text, at } = await writtenHeaders("/willowline");
  const paths = text.split("\n").filter((line) => line.startsWith("/"));
  expect(paths.every((path) => /^\/willowline\/(?!willowline)/.test(path))).toBe(true);
  expect(at("/willowline/about")["cache-control"]).toBe("no-cache");
});

test("what no page asks for has no rule of its own", async () => {
  expect((await writtenHeaders()).text).not.toMatch(/\.map|chunk-map/);
});
