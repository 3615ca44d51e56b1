/** @jest-environment node */
import { renderToStaticMarkup } from "react-dom/server";
import { PageHead } from "../../src/layout/page-head";

const siteUrl = "https://riverbend.example";
const content = { site: { name: "Riverbend" }, pages: { socialImageAlt: "A willow" } };
const meta = { title: "Care by text", description: "Ask & get an answer." };

function head(path?: string, address: string | null = siteUrl): string {
  return renderToStaticMarkup(
    <PageHead path={path} meta={meta} content={{ ...content, siteUrl: address }} />,
  );
}

test.each([
  ["/", "/"],
  ["/about/", "/about/"],
  ["/privacy", "/privacy/"],
])(
  "a page made with the path %s has the one address that hosts and the sitemap have",
  (path, own) => {
    expect(head(path)).toContain(`<link rel="canonical" href="${siteUrl}${own}"/>`);
    expect(head(path)).toContain(`<meta property="og:url" content="${siteUrl}${own}"/>`);
  },
);

test("whoever gets a link to a page sees its title, words and picture", () => {
  const tags = Object.fromEntries(
    [...head("/about/").matchAll(/<meta (?:name|property)="([^"]+)" content="([^"]*)"\/>/g)].map(
      ([, name, text]) => [name, text],
    ),
  );
  expect(tags).toEqual({
    description: "Ask &amp; get an answer.",
    "og:site_name": "Riverbend",
    "og:type": "website",
    "og:title": "Care by text · Riverbend",
    "og:description": "Ask &amp; get an answer.",
    "og:url": `${siteUrl}/about/`,
    "og:image": `${siteUrl}/social-image.png`,
    "og:image:width": "1200",
    "og:image:height": "630",
    "og:image:alt": "A willow",
    "twitter:card": "summary_large_image",
  });
});

test("without the site's address, no address is made up", () => {
  expect(head("/about/", null)).not.toMatch(/canonical|og:url|og:image|https?:/);
});

test("a page without a path is not to be listed, and has no address", () => {
  expect(head()).toContain('<meta name="robots" content="noindex"/>');
  expect(head()).not.toMatch(/canonical|og:url/);
});
