import { render } from "@testing-library/react";
import { PageHead } from "../../src/layout/page-head";

const meta = { title: "Care by text", description: "What we do." };

function renderHead({ path, siteUrl }: { path?: string; siteUrl: string | null }) {
  const content = {
    siteUrl,
    site: { name: "Riverbend" },
    pages: { socialImageAlt: "The mark and the name" },
  };
  render(<PageHead path={path} meta={meta} content={content} />, { container: document.head });
}

function metaContent(name: string): string | null | undefined {
  return document.head
    .querySelector(`meta[name="${name}"], meta[property="${name}"]`)
    ?.getAttribute("content");
}

function canonical(): string | null | undefined {
  return document.head.querySelector("link[rel=canonical]")?.getAttribute("href");
}

const siteUrl = "https://riverbend.example";

test.each([
  { path: "/", title: "Riverbend: Care by text", address: "https://riverbend.example/" },
  { path: "/about", title: "Care by text · Riverbend", address: "https://riverbend.example/about" },
])("$path says what it is and where it lives", ({ path, title, address }) => {
  renderHead({ path, siteUrl });
  expect(document.title).toBe(title);
  expect(metaContent("description")).toBe("What we do.");
  expect(metaContent("og:title")).toBe(title);
  expect(metaContent("og:description")).toBe("What we do.");
  expect(metaContent("og:site_name")).toBe("Riverbend");
  expect(metaContent("og:url")).toBe(address);
  expect(canonical()).toBe(address);
  expect(metaContent("og:image")).toBe("https://riverbend.example/social-image.png");
  expect(metaContent("og:image:alt")).toBe("The mark and the name");
  expect(metaContent("robots")).toBeUndefined();
});

test("a page without a path of its own is not for search engines", () => {
  renderHead({ siteUrl });
  expect(metaContent("robots")).toBe("noindex");
  expect(canonical()).toBeUndefined();
  expect(metaContent("og:url")).toBeUndefined();
});

test("a build that does not know its address claims none", () => {
  renderHead({ path: "/", siteUrl: null });
  expect(document.title).toBe("Riverbend: Care by text");
  expect(canonical()).toBeUndefined();
  expect(metaContent("og:url")).toBeUndefined();
  expect(metaContent("og:image")).toBeUndefined();
});
