/** @jest-environment node */
import { HtmlValidate } from "html-validate";
import hero from "../../../content/hero.json";
import waitlist from "../../../content/waitlist.json";
import { limitPage } from "../../../tools/bench/limit-page";

const html = limitPage({ text: "/static/text.woff2", headline: "/static/headline.woff2" });

test("it has the families' words and our fonts, and no script", () => {
  for (const words of [hero.patients.text, waitlist.patients.blurb]) {
    expect(html).toContain(words.replaceAll('"', "&quot;"));
  }
  expect(html).toContain(`rel="preload" as="font" type="font/woff2" href="/static/text.woff2"`);
  expect(html).toContain("src:url(/static/headline.woff2)");
  expect(html).not.toContain("<script");
});

test("it is valid HTML", async () => {
  const { results } = await new HtmlValidate({
    extends: ["html-validate:standard"],
  }).validateString(html);
  expect(results.flatMap(({ messages }) => messages.map(({ message }) => message))).toEqual([]);
});
