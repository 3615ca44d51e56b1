/** @jest-environment node */
import { renderToStaticMarkup } from "react-dom/server";
import { PageHead } from "../../src/layout/page-head";

test("without the site's address, no address is made up", () => {
  const content = { siteUrl: null, site: { name: "Riverbend" }, pages: { socialImageAlt: "" } };
  const meta = { title: "Care by text", description: "Ask and get an answer." };
  const head = renderToStaticMarkup(<PageHead path="/about/" meta={meta} content={content} />);
  expect(head).toContain("Ask and get an answer.");
  expect(head).not.toMatch(/canonical|og:url|og:image|https?:/);
});
