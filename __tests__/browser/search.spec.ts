import { readFileSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import { configurationPagePath, testBuilds } from "../builds/test-builds";
import { expect, type Page, test } from "../support/browser/browser-test";
import { builtPages } from "../support/browser/built-pages";

const published = testBuilds.prefixed;
const siteUrl = `${published.environment.SITE_URL}${published.environment.PATH_PREFIX}`;
const local = testBuilds.root;

// What search engines and other sites read, before React renews the head.
test.use({ javaScriptEnabled: false });

function meta(page: Page, name: string): Promise<string[]> {
  const metas = page.locator(`meta[name="${name}"], meta[property="${name}"]`);
  return metas.evaluateAll((all) => all.map((one) => one.getAttribute("content") ?? ""));
}

const pages = [
  { path: "/", canonical: `${siteUrl}/` },
  { path: "/about", canonical: `${siteUrl}/about` },
];

for (const { path, canonical } of pages) {
  test(`${path} tells search engines and other sites what it is`, async ({ page }) => {
    await page.goto(published.url + path);
    await expect(page.locator("html")).toHaveAttribute("lang", "en");
    await expect(page.locator("link[rel=canonical]")).toHaveAttribute("href", canonical);
    const title = await page.title();
    const [description = ""] = await meta(page, "description");
    expect([title, description]).not.toContain("");
    expect(await meta(page, "og:title")).toEqual([title]);
    expect(await meta(page, "og:description")).toEqual([description]);
    expect(title).toContain((await meta(page, "og:site_name")).join());
    expect(await meta(page, "og:url")).toEqual([canonical]);
    expect(await meta(page, "og:image")).toEqual([`${siteUrl}/social-image.png`]);
    expect(await meta(page, "og:image:alt")).toEqual([expect.stringMatching(/\w/)]);
    expect(await meta(page, "twitter:card")).toEqual(["summary_large_image"]);
    expect(await meta(page, "robots")).toEqual([]);
    // Who we are is said once, on the home page.
    const structuredData = page.locator("script[type='application/ld+json']");
    await expect(structuredData).toHaveCount(path === "/" ? 1 : 0);

    const { width, height } = await sharp(join(published.folder, "social-image.png")).metadata();
    expect(await meta(page, "og:image:width")).toEqual([String(width)]);
    expect(await meta(page, "og:image:height")).toEqual([String(height)]);
  });
}

test("the encoding is declared early enough for a browser to find it", async ({ request }) => {
  for (const build of [published, local]) {
    for (const path of ["/", "/about", "/404.html"]) {
      const bytes = await (await request.get(build.url + path)).body();
      expect(bytes.subarray(0, 1024).toString()).toMatch(/<meta charset="utf-8"/i);
    }
  }
});

test("the sitemap has every page that has an address of its own, and robots.txt names it", async ({
  request,
}) => {
  const robots = await (await request.get(`${published.url}/robots.txt`)).text();
  expect(robots).toBe(`User-agent: *\nAllow: /\n\nSitemap: ${siteUrl}/sitemap-index.xml\n`);
  const index = await (await request.get(`${published.url}/sitemap-index.xml`)).text();
  const [part] = locations(index);
  expect(part).toBe(`${siteUrl}/sitemap-0.xml`);
  const sitemap = await (await request.get(`${published.url}/sitemap-0.xml`)).text();
  const canonicals = builtPages(published.folder).flatMap(
    (file) => /rel="canonical" href="([^"]*)"/.exec(readFileSync(file, "utf8"))?.[1] ?? [],
  );
  const expected = new Set([...canonicals, `${siteUrl}${configurationPagePath}`]);
  expect(locations(sitemap).sort()).toEqual([...expected].sort());
});

test("the 404 page is not to be found by search engines", async ({ page }) => {
  await page.goto(`${published.url}/404.html`);
  expect(await meta(page, "robots")).toEqual(["noindex"]);
  await expect(page.locator("link[rel=canonical]")).toHaveCount(0);
  expect(await meta(page, "og:url")).toEqual([]);
});

test("a build that does not know its address does not invent one", async ({ page, request }) => {
  for (const path of ["/", "/about"]) {
    await page.goto(local.url + path);
    await expect(page.locator("link[rel=canonical]")).toHaveCount(0);
    expect(await meta(page, "og:url")).toEqual([]);
    expect(await meta(page, "og:image")).toEqual([]);
    await expect(page.locator("script[type='application/ld+json']")).toHaveCount(0);
  }
  expect((await request.get(`${local.url}/sitemap-index.xml`)).status()).toBe(404);
  const robots = await (await request.get(`${local.url}/robots.txt`)).text();
  expect(robots).toBe("User-agent: *\nAllow: /\n");
});

function locations(xml: string): string[] {
  return [...xml.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address]) => address ?? "");
}
