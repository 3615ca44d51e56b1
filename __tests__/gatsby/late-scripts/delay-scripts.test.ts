/** @jest-environment node */
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { attributeOf, pageDocument, textOf } from "../../../gatsby/html/page-document";
import { delayScripts } from "../../../gatsby/late-scripts/delay-scripts";
import { writeBuiltSite } from "../../support/built-site";

const pages = [
  { path: "/", componentChunkName: "page-home" },
  { path: "/about", componentChunkName: "page-about" },
  { path: "/404", componentChunkName: "page-404" },
  { path: "/404.html", componentChunkName: "page-404" },
];

const chunks = { "page-home": ["/home-3.js"], "page-about": ["/about-3.js"], "page-404": [] };

function page(prefix = ""): string {
  return `<!doctype html><html><head><script type="application/ld+json">{}</script></head><body>
    <script id="gatsby-script-loader">window.pagePath="/";</script>
    <!-- slice-start id="scripts" --><script id="gatsby-chunk-mapping">
      window.___chunkMapping="{}";
    </script><script>window.___hash="1";</script>
    <script src="${prefix}/framework-1.js" async></script>
    <script src="${prefix}/app-2.js" async></script><!-- slice-end id="scripts" --></body></html>`;
}

function builtSite(prefix?: string): string {
  return writeBuiltSite({
    "chunk-map.json": JSON.stringify(chunks),
    "index.html": page(prefix),
    "about/index.html": page(prefix),
    "404.html": page(prefix),
    "404/index.html": page(prefix),
  });
}

function scriptsOf(folder: string, file: string) {
  const html = readFileSync(join(folder, file), "utf8");
  return pageDocument(html)
    .elements.filter(({ tagName }) => tagName === "script")
    .map((script) => ({ src: attributeOf(script, "src"), text: textOf(script) }));
}

function loaderOf(folder: string, file: string): string {
  return scriptsOf(folder, file).at(-1)?.text ?? "";
}

test("no page asks for a script by itself; one inline script at its end asks for all", async () => {
  const folder = builtSite();
  await delayScripts(folder, { pathPrefix: "", pages });
  for (const file of ["index.html", "about/index.html", "404.html", "404/index.html"]) {
    const scripts = scriptsOf(folder, file);
    expect(scripts.filter(({ src }) => src !== undefined)).toEqual([]);
    expect(scripts).toHaveLength(2);
    expect(loaderOf(folder, file)).toContain('sharedScripts:["/framework-1.js","/app-2.js"]');
  }
});

test("what Gatsby's inline scripts set is kept, before the scripts that read it", async () => {
  const folder = builtSite();
  await delayScripts(folder, { pathPrefix: "", pages });
  expect(loaderOf(folder, "about/index.html")).toMatch(
    /^window\.pagePath="\/about";window\.___chunkMapping="\{\}";window\.___hash="1";\(\(\)=>/,
  );
});

test("a page of which Gatsby renewed only the scripts that all share still knows its path", async () => {
  const folder = builtSite();
  const home = join(folder, "index.html");
  writeFileSync(home, page().replace(/<script id="gatsby-script-loader">.*?<\/script>/, ""));
  await delayScripts(folder, { pathPrefix: "", pages });
  expect(loaderOf(folder, "index.html")).toMatch(/^window\.pagePath="\/";/);
});

test("the page's own script and data come with the rest, under the prefix", async () => {
  const folder = builtSite("/site");
  await delayScripts(folder, { pathPrefix: "/site", pages });
  const loader = loaderOf(folder, "about/index.html");
  expect(loader).toContain('pageScripts:["/site/about-3.js"]');
  expect(loader).toContain('sharedScripts:["/site/framework-1.js","/site/app-2.js"]');
  expect(loader).toContain('"/site/page-data/app-data.json"');
  expect(loader).toContain('"/site/page-data/about/page-data.json"');
  expect(loaderOf(folder, "index.html")).toContain('"/site/page-data/index/page-data.json"');
});

test("the 404 page, which is shown at any address, asks for no data of that address", async () => {
  const folder = builtSite();
  await delayScripts(folder, { pathPrefix: "", pages });
  for (const file of ["404.html", "404/index.html"]) {
    expect(loaderOf(folder, file)).not.toContain("page-data.json");
  }
});

test("a page from the build before, which Gatsby did not write again, stays as it is", async () => {
  const folder = builtSite();
  await delayScripts(folder, { pathPrefix: "", pages });
  const once = readFileSync(join(folder, "index.html"), "utf8");
  await delayScripts(folder, { pathPrefix: "", pages });
  expect(readFileSync(join(folder, "index.html"), "utf8")).toBe(once);
});

test("a build without Gatsby's list of scripts is stopped", async () => {
  const folder = writeBuiltSite({ "index.html": page() });
  await expect(delayScripts(folder, { pathPrefix: "", pages })).rejects.toThrow("chunk-map.json");
});

test("a build whose list lacks a page is stopped", async () => {
  const folder = builtSite();
  const unknown = [{ path: "/", componentChunkName: "page-new" }];
  await expect(delayScripts(folder, { pathPrefix: "", pages: unknown })).rejects.toThrow(
    "no script for the page /",
  );
});

test("a build in which Gatsby's scripts are not found any more is stopped", async () => {
  const folder = writeBuiltSite({
    "chunk-map.json": JSON.stringify(chunks),
    "index.html": page().replace("gatsby-chunk-mapping", "renamed"),
  });
  await expect(delayScripts(folder, { pathPrefix: "", pages: pages.slice(0, 1) })).rejects.toThrow(
    "no script element #gatsby-chunk-mapping",
  );
});
