/** @jest-environment node */
import { attributeOf, pageDocument, textOf } from "../../../gatsby/html/page-document";
import { shortenPage } from "../../../gatsby/html/shorten-page";

const page = `<!DOCTYPE html><html><head><meta charset="utf-8">
  <meta http-equiv="x-ua-compatible" content="ie=edge">
  <meta name="viewport" content="width=device-width, initial-scale=1, shrink-to-fit=no">
  <meta name="generator" content="Gatsby 5.16.1">
  <meta name="description" content="Care, shrink-to-fit=no">
  <style data-href="/styles.css">body { margin: 0px; }</style>
  <style>.css-a { color: red; } .css-b { top: 0.5rem; }</style><style data-emotion="css"></style>
  </head><body><div id="___gatsby"><p>One</p> <p>two</p></div>
    <script>start();</script>
  </body></html>`;

async function shortened() {
  const { elements } = pageDocument(await shortenPage(page));
  const named = (name: string) => elements.filter(({ tagName }) => tagName === name);
  const metas = named("meta").map((meta) => [
    attributeOf(meta, "name") ?? attributeOf(meta, "http-equiv"),
    attributeOf(meta, "content"),
  ]);
  return { named, content: Object.fromEntries(metas) };
}

test("all rules are in one style, in their order, right before the element of Emotion", async () => {
  const { named } = await shortened();
  expect(named("style").map(textOf)).toEqual([
    "body{margin:0}.css-a{color:red}.css-b{top:.5rem}",
    "",
  ]);
});

test("what is for browsers of ten years ago is left out, and nothing else", async () => {
  const { content } = await shortened();
  expect(content).toEqual({
    undefined: undefined,
    viewport: "width=device-width, initial-scale=1",
    description: "Care, shrink-to-fit=no",
  });
});

test("only spaces that no one sees are left out", async () => {
  expect(await shortenPage(page)).toContain(
    '<div id="___gatsby"><p>One</p> <p>two</p></div><script>start();</script></body>',
  );
});

test("a page that is short already stays as it is", async () => {
  const short = await shortenPage(page);
  expect(await shortenPage(short)).toBe(short);
});

test("rules of a device, and of visitors without JavaScript, stay theirs alone", async () => {
  const own =
    '<style media="print">p{color:red}</style><noscript><style>p{top:0}</style></noscript>';
  const html = `<!DOCTYPE html><html><head><style>p{left:0}</style>${own}</head><body></body></html>`;
  expect(await shortenPage(html)).toBe(html);
});

test("a build is stopped by rules that are no CSS", async () => {
  await expect(shortenPage("<style>p { color red }</style>")).rejects.toThrow("A page's styles: ");
});

test("a page without styles is left without", async () => {
  const plain = "<!DOCTYPE html><html><head></head><body><p>Plain</p></body></html>";
  expect(await shortenPage(plain)).toBe(plain);
});
