/** @jest-environment node */
import { rmSync } from "node:fs";
import { join } from "node:path";
import { builtSiteFaults } from "../../tools/built-site-faults";
import { temporaryFolder, writeFiles } from "../support/built-site";

const siteUrl = "https://riverbend.example";
const pathPrefix = "/care";

const home = `
<head>
  <meta property="og:image" content="${siteUrl}/care/social.png">
  <link rel="stylesheet" href="/care/styles.css"><style>@font-face{src:url(/care/font.woff2)}</style>
</head>
<body>
  <a href="#content">Skip</a> <a href="/care/about">About</a> <a href="/care/about/#team">Team</a>
  <a href="https://example.com/#there">Elsewhere</a> <a href="mailto:ana@riverbend.example">Write</a>
  <a href="${siteUrl}/another-site/terms">Terms</a>
  <main id="content"><h1>For <b>you</b> in &lt; 10 min</h1><h2>For&nbsp;clinics</h2>
  <img src="/care/a.png" srcset="/care/a.png 1x, /care/a%2C%202%20%26.png 2x"></main>
  <script>load({"pageScripts":["/care/page.js"]})</script>
</body>`;

const site = {
  "index.html": home,
  "about/index.html": '<body><p id="team"><a href="/care/">Home</a></body>',
  "_gatsby/slice.html": '<a href="/nowhere">a piece of a page</a>',
  "manifest.webmanifest": '{"start_url":"/care/","icons":[{"src":"/care/icon.png"}]}',
  "icon.png": "",
  "social.png": "",
  "styles.css": "",
  "font.woff2": "",
  "a.png": "",
  "a, 2 &.png": "",
  "page.js": "",
};

const words = {
  "content/hero.json": JSON.stringify({
    patients: { headline: "For you in < 10 min", text: "Shown elsewhere" },
    providers: { headline: "For clinics" },
  }),
};

function write(files: Record<string, string>): string {
  return writeFiles(temporaryFolder(), { ...words, ...files });
}

function faultsOf(folder: string): Promise<string[]> {
  const contentFolder = join(folder, "content");
  return builtSiteFaults({ folder, contentFolder, siteUrl, pathPrefix });
}

test("a site on which everything is there has no fault", async () => {
  expect(await faultsOf(write(site))).toEqual([]);
});

test.each(["icon.png", "social.png", "styles.css", "font.woff2", "a.png", "a, 2 &.png", "page.js"])(
  "the file %s that a page needs is missed",
  async (file) => {
    const folder = write(site);
    rmSync(join(folder, file));
    const address = `\\S*/care/${encodeURIComponent(file)}`;
    expect(await faultsOf(folder)).toEqual([
      expect.stringMatching(
        new RegExp(`^The page /\\S* names ${address}, but there is no such page or file`),
      ),
    ]);
  },
);

test.each([
  ['/care/about"', '/care/abt"', "/ names /care/abt, but there is no such page or file."],
  ['href="/care/about"', 'href="/about"', "/ names /about, but there is no such page or file."],
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
  ["For&nbsp;clinics", "content/hero.json → providers"],
  ["For <b>you</b> in", "content/hero.json → patients"],
])("the words %p of one audience are missed", async (heading, place) => {
  const folder = write({ ...site, "index.html": home.replace(heading, "") });
  expect(await faultsOf(folder)).toEqual([expect.stringContaining(`(${place})`)]);
});

test("a link of the footer, which is on every page, is named once", async () => {
  const link = '<a href="/care/privacy">Privacy</a>';
  const folder = write({ ...site, "index.html": home + link, "contact.html": link });
  expect(await faultsOf(folder)).toEqual([
    expect.stringContaining("/care/privacy, but there is no such page or file"),
  ]);
});
