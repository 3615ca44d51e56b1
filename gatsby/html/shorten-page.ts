import { transform } from "esbuild";
import { defaultTreeAdapter } from "parse5";
import { browserslist } from "../../package.json";
import { attributeOf, type PageElement, pageDocument, textOf } from "./page-document";

/** The browsers whose CSS it may use, as esbuild calls them: `safari16` for `safari >= 16`. */
const target = browserslist.map((query) => query.replace("ios_saf", "ios").replace(" >= ", ""));

/**
 * Takes out of a page what costs bytes and says nothing, so that it fits into the ten packets that a
 * host sends at once (docs/decisions/lean-bundle.md).
 *
 * @param html - a page as Gatsby wrote it, or as this made it in an earlier build.
 * @returns the page, looking the same.
 * @throws Error if its styles are no CSS.
 */
export async function shortenPage(html: string): Promise<string> {
  const { elements, toHtml } = pageDocument(html);
  for (const element of elements) {
    if (saysNothing(element)) defaultTreeAdapter.detachNode(element);
    if (attributeOf(element, "name") === "viewport") leaveOutOldPhones(element);
    if (element.tagName === "body") leaveOutLineBreaks(element);
  }
  await joinStyles(elements.filter(isStyleOfAll));
  return toHtml();
}

/** Gatsby's own: what Internet Explorer is to do, and its version. */
function saysNothing(element: PageElement): boolean {
  return (
    attributeOf(element, "http-equiv") === "x-ua-compatible" ||
    attributeOf(element, "name") === "generator"
  );
}

/** Gatsby's viewport has a part for iOS 9. */
function leaveOutOldPhones(viewport: PageElement): void {
  for (const attribute of viewport.attrs) {
    attribute.value = attribute.value.replace(", shrink-to-fit=no", "");
  }
}

function leaveOutLineBreaks(body: PageElement): void {
  body.childNodes = body.childNodes.filter((node) => !("value" in node) || node.value.trim());
}

/** Whether it is a style element with rules that hold whatever the visitor's device and settings. */
function isStyleOfAll(element: PageElement): boolean {
  const { tagName, parentNode } = element;
  const isInHead = parentNode?.nodeName === "head";
  return (
    tagName === "style" && isInHead && !attributeOf(element, "media") && textOf(element) !== ""
  );
}

/**
 * Joins a page's styles into one, minified: each costs a hash in its policy. It takes the place of
 * the last, where Emotion looks for its rules (src/startup/list-rendered-styles.ts).
 *
 * @throws Error if the rules are no CSS.
 */
async function joinStyles(styles: PageElement[]): Promise<void> {
  const last = styles.at(-1);
  if (!last) return;
  const css = styles.map(textOf).join("\n");
  const { code, warnings } = await transform(css, { loader: "css", minify: true, target });
  if (warnings[0]) throw new Error(`A page's styles: ${warnings[0].text}`);
  for (const style of styles.slice(0, -1)) defaultTreeAdapter.detachNode(style);
  last.childNodes = [];
  defaultTreeAdapter.insertText(last, code.trim());
}
