/** @jest-environment node */
import { renderToStaticMarkup } from "react-dom/server";
import { StructuredData } from "../../src/layout/structured-data";

test("a name with </script> stays whole, and without a profile elsewhere there is no link to it", () => {
  const name = '</script><!-- Ana & "Ben" \u2028 ünï';
  const site = { name, tagline: "Care by text", email: "hello@riverbend.example", social: null };
  const content = { siteUrl: "https://riverbend.example", site };
  const html = renderToStaticMarkup(<StructuredData content={content} />);
  expect(html.match(/<\/?script|<!--/g)).toEqual(["<script", "</script"]);
  const [, source = ""] = /^<script type="application\/ld\+json">(.*)<\/script>$/s.exec(html) ?? [];
  expect(JSON.parse(source)).toMatchObject({ "@graph": [{ name }, { name }] });
  expect(html).not.toContain("sameAs");
});
