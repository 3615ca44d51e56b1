/** @jest-environment node */
import { rmSync } from "node:fs";
import { join } from "node:path";
import { builtSiteFaults } from "../../tools/built-site-faults";
import { temporaryFolder, writeFiles } from "../support/built-site";
import { runToolFile } from "../support/run-program";

const siteUrl = "https://riverbend.example";
const pathPrefix = "/care";

const head = `
  <link rel="canonical" href="/care/"><link rel="icon" href="/care/icon.png">
  <link rel="apple-touch-icon" href="/care/icon.png">
  <link rel="manifest" href="/care/manifest.webmanifest">`;

const home = `
<head>${head}
  <meta property="og:image" content="${siteUrl}/care/social.png">
  <link rel="stylesheet" href="/care/styles.css"><style>@font-face{src:url(/care/font.woff2)}</style>
</head>
<body id="___gatsby">
  <header><a href="#content">Skip</a> <a href="/care/about">About</a></header>
  <a href="/care/about/#team">Team</a>
  <a href="https://example.com/#there">Elsewhere</a> <a href="mailto:ana@riverbend.example">Write</a>
  <a href="${siteUrl}/another-site/terms">Terms</a>
  <main id="content">
    <div data-for="patients"><h1>For you</h1></div>
    <div data-for="providers"><h1>For clinics</h1></div>
    <img alt="Ana" src="/care/a.png" srcset="/care/a.png 1x, /care/a%2C%202%20%26.png 2x">
  </main>
  <footer><nav></nav></footer>
  <script>load({"pageScripts":["/care/page.js"]})</script>
</body>`;

const about = `
<head>${head}</head>
<body id="___gatsby"><header></header><main id="team"><h1>Us</h1><a href="/care/">Home</a></main>
<footer><nav></nav></footer></body>`;

const site = {
  "index.html": home,
  "about/index.html": about,
  "_gatsby/slice.html": '<a href="/nowhere">a piece of a page</a>',
  "google1f3b.html": "google-site-verification: google1f3b.html",
  "manifest.webmanifest": '{"start_url":"/care/","icons":[{"src":"/care/large.png"}]}',
  "icon.png": "",
  "large.png": "",
  "social.png": "",
  "styles.css": "",
  "font.woff2": "",
  "a.png": "",
  "a, 2 &.png": "",
  "page.js": "",
};

function write(files: Record<string, string>): string {
  return writeFiles(temporaryFolder(), files);
}

function faultsOf(folder: string): Promise<string[]> {
  return builtSiteFaults({ folder, siteUrl, pathPrefix });
}

test("a site on which everything is there has no fault", async () => {
  expect(await faultsOf(write(site))).toEqual([]);
});

test.each([
  "icon.png",
  "large.png",
  "social.png",
  "styles.css",
  "font.woff2",
  "a.png",
  "a, 2 &.png",
  "page.js",
])("the file %s that a page needs is missed", async (file) => {
  const folder = write(site);
  rmSync(join(folder, file));
  const address = `\\S*/care/${encodeURIComponent(file)}`;
  expect(await faultsOf(folder)).toEqual([
    expect.stringMatching(
      new RegExp(`^The page /\\S* names ${address}, but there is no such page or file`),
    ),
  ]);
});

test.each([
  ['/care/about"', '/care/abt"', "/ names /care/abt, but there is no such page or file."],
  ['href="/care/about"', 'href="/about"', "/ names /about, but there is no such page or file."],
  [
    'href="/care/about"',
    `href="${siteUrl}/care/abt"`,
    `/ names ${siteUrl}/care/abt, but there is no such page or file.`,
  ],
  ['href="/care/about"', 'href="/care/5%"', "/ names /care/5%, but there is no such page or file."],
  [
    `${siteUrl}/care/social.png`,
    `${siteUrl}/social.png`,
    `/ names ${siteUrl}/social.png, but there is no such page or file.`,
  ],
  ["about/#team", "about/#us", "/ names /care/about/#us, but no part of that page has this name."],
  ['id="content"', 'id="words"', "/ names #content, but no part of that page has this name."],
])("a link that leads nowhere is found (%s → %s)", async (from, to, fault) => {
  const folder = write({ ...site, "index.html": home.replace(from, to) });
  expect(await faultsOf(folder)).toEqual([`The page ${fault}`]);
});

test.each([
  ['rel="canonical"', ['<link rel="canonical">']],
  ['rel="icon"', ['<link rel="icon">']],
  ['rel="apple-touch-icon"', ['<link rel="apple-touch-icon">']],
  ['rel="manifest"', ['<link rel="manifest">']],
  ["<nav></nav>", ["<nav> for patients", "<nav> for providers"]],
  ["<header></header>", ["<header> for patients", "<header> for providers"]],
  ["h1", ["single <h1> for patients", "single <h1> for providers"]],
])("a page without %s lacks something", async (part, missing) => {
  const folder = write({ ...site, "about/index.html": about.replaceAll(part, "") });
  expect(await faultsOf(folder)).toEqual(missing.map((name) => `The page /about has no ${name}.`));
});

test("npm run build fails if the look at the built pages finds a fault", async () => {
  const folder = writeFiles(write({}), {
    "public/index.html": home,
    "public/manifest.webmanifest": "",
  });
  const look = runToolFile("check-built-site.ts", {
    folder,
    environment: { PATH_PREFIX: "/care" },
  });
  expect(await look.ended).toBe(1);
  expect(look.output()).toContain(
    "The page / names /care/about, but there is no such page or file.\n",
  );
});

test("a link of the footer, which is on every page, is named once", async () => {
  const link = '<a href="/care/privacy">Privacy</a>';
  const folder = write({ ...site, "index.html": home + link, "contact.html": link });
  expect(await faultsOf(folder)).toEqual([
    expect.stringContaining("/care/privacy, but there is no such page or file"),
  ]);
});
