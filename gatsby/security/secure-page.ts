import { defaultTreeAdapter, html as markup } from "parse5";
import { attributeOf, type PageElement, pageDocument } from "../html/page-document";
import { type PolicyOptions, pagePolicy } from "./page-policy";
import { referrerPolicy } from "./referrer-policy";

/**
 * Puts a page's content-security policy and referrer policy first in its head, where they hold on
 * every host, also those that set no headers. Those of an earlier build are replaced.
 *
 * @param html - a page as Gatsby wrote it.
 * @returns the page with both.
 * @throws Error if it has no head, or holds what its own policy would block.
 */
export function securePage(html: string, options: PolicyOptions): string {
  const { elements, toHtml } = pageDocument(html);
  const head = elements.find(({ tagName }) => tagName === "head");
  if (!head) throw new Error("There is no head to put the content-security policy in.");
  for (const element of elements) {
    if (isPolicy(element)) defaultTreeAdapter.detachNode(element);
    if (isStyledByGatsby(element)) removeStyle(element);
    assertIsAllowed(element);
  }

  const policy = pagePolicy(elements, options);
  head.childNodes.unshift(
    metaElement({ "http-equiv": "Content-Security-Policy", content: policy }),
    metaElement({ name: "referrer", content: referrerPolicy }),
  );
  return toHtml();
}

function metaElement(attributes: Record<string, string>): PageElement {
  const attrs = Object.entries(attributes).map(([name, value]) => ({ name, value }));
  return defaultTreeAdapter.createElement("meta", markup.NS.HTML, attrs);
}

function isPolicy(element: PageElement): boolean {
  return (
    attributeOf(element, "http-equiv") === "Content-Security-Policy" ||
    (element.tagName === "meta" && attributeOf(element, "name") === "referrer")
  );
}

/** Gatsby's elements with a style attribute, which src/styles/global.css does the work of. */
function isStyledByGatsby(element: PageElement): boolean {
  return ["gatsby-focus-wrapper", "gatsby-announcer"].includes(attributeOf(element, "id") ?? "");
}

function removeStyle(element: PageElement): void {
  element.attrs = element.attrs.filter(({ name }) => name !== "style");
}

function assertIsAllowed({ tagName, attrs }: PageElement): void {
  const blocked = attrs.find(({ name }) => name.startsWith("on") || name === "style");
  if (!blocked) return;
  throw new Error(
    `<${tagName} ${blocked.name}="${blocked.value}"> would be blocked by the content-security policy of the page; use a class or an event listener.`,
  );
}
