/** @jest-environment node */
import { renderToStaticMarkup } from "react-dom/server";
import { StructuredData } from "../../src/layout/structured-data";

const siteUrl = "https://riverbend.example";
const email = "hello@riverbend.example";
const profile = { url: "https://social.example/riverbend" };

function rendered(name = "Riverbend", social: typeof profile | null = profile): string {
  const site = { name, tagline: "Care by text", email, social };
  return renderToStaticMarkup(<StructuredData content={{ siteUrl, site }} />);
}

function graphOf(html: string): unknown {
  const source = /^<script type="application\/ld\+json">(.*)<\/script>$/s.exec(html)?.[1];
  return JSON.parse(source ?? "");
}

test("a name with </script> stays whole, and without a profile elsewhere there is no link to it", () => {
  const name = '</script><!-- Ana & "Ben" \u2028 ünï';
  const html = rendered(name, null);
  expect(html.match(/<\/?script|<!--/g)).toEqual(["<script", "</script"]);
  expect(graphOf(html)).toMatchObject({ "@graph": [{ name }, { name }] });
  expect(html).not.toContain("sameAs");
});
