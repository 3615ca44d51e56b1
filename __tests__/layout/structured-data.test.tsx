/** @jest-environment node */
import { renderToStaticMarkup } from "react-dom/server";
import { StructuredData } from "../../src/layout/structured-data";

const profile = { url: "https://social.example/riverbend" };

function rendered(name = "Riverbend", social: typeof profile | null = profile): string {
  const siteUrl = "https://riverbend.example";
  const site = {
    name,
    tagline: "Care by text",
    email: "hello@riverbend.example",
    social,
  };
  return renderToStaticMarkup(<StructuredData content={{ siteUrl, site }} />);
}

function graphOf(html: string): unknown {
  const source = /^<script type="application\/ld\+json">(.*)<\/script>$/s.exec(html)?.[1];
  return JSON.parse(source ?? "");
}

test("search engines read who we are", () => {
  expect(graphOf(rendered())).toEqual({
    "@context": "https://schema.org",
    "@graph": [
      {
        "@type": "Organization",
        "@id": "https://riverbend.example/#organization",
        name: "Riverbend",
        slogan: "Care by text",
        url: "https://riverbend.example/",
        logo: "https://riverbend.example/icons/icon-512.png",
        email: "hello@riverbend.example",
        sameAs: ["https://social.example/riverbend"],
      },
      {
        "@type": "WebSite",
        "@id": "https://riverbend.example/#website",
        name: "Riverbend",
        url: "https://riverbend.example/",
        publisher: { "@id": "https://riverbend.example/#organization" },
      },
    ],
  });
});

test("without a profile elsewhere, they read of none", () => {
  expect(rendered("Riverbend", null)).not.toContain("sameAs");
});

test("a name that could end the script ends nothing and comes out as it was", () => {
  const name = '</script><!-- Ana & "Ben" \u2028 ünï';
  const html = rendered(name);
  expect(html.match(/<\/?script|<!--/g)).toEqual(["<script", "</script"]);
  expect(graphOf(html)).toMatchObject({ "@graph": [{ name }, { name }] });
});
