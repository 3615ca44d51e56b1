/** @jest-environment node */
import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { finishPages } from "../../../gatsby/html/finish-pages";
import { attributeOf, pageDocument, textOf } from "../../../gatsby/html/page-document";
import { writeBuiltSite } from "../../support/built-site";

const pages = [
  { path: "/", componentChunkName: "page-home" },
  { path: "/about", componentChunkName: "page-about" },
  { path: "/legal/privacy", componentChunkName: "page-about" },
  { path: "/404", componentChunkName: "page-404" },
  { path: "/404.html", componentChunkName: "page-404" },
];

const files = [
  "index.html",
  "about/index.html",
  "legal/privacy/index.html",
  "404/index.html",
  "404.html",
];

const assetsByChunkName = {
  app: ["runtime-0.js", "styles.css", "app-2.js"],
  "page-home": ["both-3.js", "home-3.js"],
  "page-about": ["both-3.js", "about-3.js"],
  "page-404": ["missing-3.js"],
};

const data = '<script type="application/ld+json">{}</script>';
const styles = "<style>p{}</style><noscript><style>b{}</style></noscript><style></style>";
const gatsbys = `<div id="gatsby-focus-wrapper" style="outline:none" tabindex="-1"></div>
  <div id="gatsby-announcer" style="top:0"></div>`;

function page(prefix = ""): string {
  return `<!doctype html><html><head><meta charset="utf-8">${data}${styles}</head><body><div id="___gatsby">${gatsbys}</div>
    <script>é < c</script><script></script>
    <script src="${prefix}/runtime-0.js" async></script>
    <script src="${prefix}/app-2.js" async></script></body></html>`;
}

function builtSite(html = page()): string {
  const written = Object.fromEntries(files.map((file) => [file, html]));
  return writeBuiltSite({
    "webpack.stats.json": JSON.stringify({ assetsByChunkName }),
    "page-data/404.html/page-data.json": "{}",
    ...written,
  });
}

const options = { pathPrefix: "", pages, isLocal: false };

async function finishedSite(prefix = ""): Promise<string> {
  const folder = builtSite(page(prefix));
  await finishPages(folder, { ...options, pathPrefix: prefix });
  return folder;
}

function read(folder: string, file: string) {
  const html = readFileSync(join(folder, file), "utf8");
  const { elements } = pageDocument(html);
  const scripts = elements.filter(({ tagName }) => tagName === "script");
  const loader = scripts.map(textOf).at(-1) ?? "";
  const [, policy = ""] = /http-equiv="Content-Security-Policy" content="([^"]*)"/.exec(html) ?? [];
  function sources(directive: string): string[] {
    return policy.split(`${directive} `)[1]?.split(";")[0]?.split(" ") ?? [];
  }
  return { html, elements, scripts, loader, sources };
}

function hash(text: string): string {
  return `'sha256-${createHash("sha256").update(text).digest("base64")}'`;
}

test("no page requests a script itself; one inline script requests all", async () => {
  const folder = await finishedSite("/site");
  for (const file of files) {
    const { scripts, loader } = read(folder, file);
    expect(scripts.flatMap((script) => attributeOf(script, "src") ?? [])).toEqual([]);
    expect(loader).toContain('"/site/runtime-0.js","/site/app-2.js"]');
  }
  const { loader } = read(folder, "about/index.html");
  expect(loader).toContain('scripts:["/site/both-3.js","/site/about-3.js",');
  expect(loader).toContain('"/site/page-data/app-data.json"');
  expect(loader).toContain('"/site/page-data/about/page-data.json"');
  expect(read(folder, "index.html").loader).toContain('"/site/page-data/index/page-data.json"');
});

test("the 404 page, which is shown at any address, asks for no data of that address", async () => {
  const folder = await finishedSite();
  for (const file of ["404.html", "404/index.html"]) {
    expect(read(folder, file).loader).not.toContain("page-data.json");
  }
});

test("a page may run its own inline scripts and use its own styles, nothing else", async () => {
  const { sources, loader, html } = read(await finishedSite(), "index.html");
  expect(sources("script-src")).toEqual(["'self'", ...["é < c", "", loader].map(hash)]);
  expect(sources("style-src")).toEqual(["'self'", ...["p{}", "b{}", ""].map(hash)]);
  expect(html).toMatch(/<head><meta http-equiv="Content-Security-Policy" content="[^"]*"><meta ch/);
});

test("only a local site may send signups to a local receiver", async () => {
  const published = await finishedSite();
  expect(read(published, "index.html").sources("connect-src")).toEqual(["'self'", "https:"]);
  const local = builtSite();
  await finishPages(local, { ...options, isLocal: true });
  expect(read(local, "index.html").sources("connect-src")).toEqual(
    ["'self'", "https:"].concat(["http://localhost:*", "http://127.0.0.1:*"]),
  );
});

test("Gatsby's own elements lose the style attributes that the policy would block", async () => {
  const { elements } = read(await finishedSite(), "index.html");
  expect(elements.flatMap((element) => attributeOf(element, "style") ?? [])).toEqual([]);
  expect(elements.flatMap((element) => attributeOf(element, "tabindex") ?? [])).toEqual(["-1"]);
});

test("each page in a folder, however deep, is also there as a file", async () => {
  const folder = await finishedSite();
  for (const page of ["about", "legal/privacy"]) {
    expect(read(folder, `${page}.html`).html).toBe(read(folder, `${page}/index.html`).html);
  }
});

test("a build in which Gatsby's scripts are no longer found is stopped", async () => {
  const folder = builtSite(page().replaceAll("src=", "href="));
  await expect(finishPages(folder, options)).rejects.toThrow(
    "no longer has any of Gatsby's scripts",
  );
});
