import sharp from "sharp";
import { expect, type Page, test } from "../support/browser/browser-test";
import { testSite } from "../support/browser/test-site";
import legal from "../support/sample-content/legal.json";
import pages from "../support/sample-content/pages.json";
import site from "../support/sample-content/site.json";

// Search engines and chats read the HTML.
test.use({ javaScriptEnabled: false });

const { url: home } = testSite;

const heads = [
  { address: home, meta: pages.home, title: `${site.name}: ${pages.home.title}` },
  ...[
    { path: "about/", meta: pages.about },
    ...legal.pages.map((meta) => ({ path: `${meta.address.slice(1)}/`, meta })),
  ].map(({ path, meta }) => ({
    address: home + path,
    meta,
    title: `${meta.title} · ${site.name}`,
  })),
];

for (const { address, meta, title } of heads) {
  test(`a shared link and a search result say what the page is: ${title}`, async ({ page }) => {
    await page.goto(address);
    await expect(page).toHaveTitle(title);
    await expect(page.locator("link[rel=canonical]")).toHaveAttribute("href", address);
    expect(await metaTags(page)).toMatchObject({
      description: meta.description,
      "og:site_name": site.name,
      "og:type": "website",
      "og:title": title,
      "og:description": meta.description,
      "og:url": address,
      "og:image": `${home}social-image.png`,
      "og:image:alt": pages.socialImageAlt,
      "twitter:card": "summary_large_image",
    });
    expect(await metaTags(page)).not.toHaveProperty("robots");
  });
}

test("the sharing image is there, in the size that a page gives", async ({ page, request }) => {
  await page.goto(home);
  const tags = await metaTags(page);
  const image = await request.get(tags["og:image"] ?? "");
  const { width, height } = await sharp(await image.body()).metadata();
  expect([tags["og:image:width"], tags["og:image:height"]]).toEqual([`${width}`, `${height}`]);
});

test("robots.txt leads to a sitemap with the address of every page", async ({ request }) => {
  const read = async (address = "") => (await request.get(address)).text();
  const [, index] = /^Sitemap: (.+)$/m.exec(await read("robots.txt")) ?? [];
  const [, sitemap] = /<loc>(.+?)<\/loc>/.exec(await read(index)) ?? [];
  const listed = [...(await read(sitemap)).matchAll(/<loc>(.+?)<\/loc>/g)].map(([, loc]) => loc);
  expect(listed.sort()).toEqual(heads.map(({ address }) => address).sort());
});

test("search engines read on the home page who we are", async ({ page, request }) => {
  await page.goto(home);
  const data = await page.locator("script[type='application/ld+json']").textContent();
  const { name, tagline, email, social } = site;
  const [publisher, logo] = [{ "@id": `${home}#organization` }, `${home}icons/icon-512.png`];
  const us = { name, slogan: tagline, url: home, logo, email, sameAs: [social.url] };
  expect(JSON.parse(data ?? "")).toEqual({
    "@context": "https://schema.org",
    "@graph": [
      { "@type": "Organization", ...publisher, ...us },
      { "@type": "WebSite", "@id": `${home}#website`, name, url: home, publisher },
    ],
  });
  expect((await request.get(logo)).status()).toBe(200);
});

/** Returns the content of each `<meta>` of a page, by its name or property. */
async function metaTags(page: Page): Promise<Record<string, string>> {
  const tags = await page
    .locator("meta[content]")
    .evaluateAll((all) =>
      all.map((tag) => [
        tag.getAttribute("name") ?? tag.getAttribute("property"),
        tag.getAttribute("content"),
      ]),
    );
  return Object.fromEntries(tags);
}
