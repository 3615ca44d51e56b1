import { editText } from "../html/edit-text";
import { type PageElement, pageElements, type Range } from "../html/page-elements";
import { inlineCode } from "./inline-code";
import { type PolicyOptions, pagePolicy } from "./page-policy";
import { referrerPolicy } from "./referrer-policy";

export type SecuredPage = {
  html: string;
  /** Its content-security policy as a header. */
  policy: string;
};

/**
 * Gives a page its content-security policy and referrer policy as the first elements of its head,
 * for hosts that set no headers. A page that has them already gets them anew.
 *
 * @param html - a page as Gatsby wrote it.
 * @throws Error with a sentence if it holds what its own policy would block.
 */
export function securePage(html: string, options: PolicyOptions): SecuredPage {
  const elements = pageElements(html);
  const head = elements.find(({ name }) => name === "head");
  if (!head) throw new Error("There is no head to put the content-security policy in.");
  for (const element of elements) assertIsAllowed(element);

  const { header, meta } = pagePolicy(inlineCode(elements), options);
  const replacement =
    `<meta http-equiv="Content-Security-Policy" content="${meta}"/>` +
    `<meta name="referrer" content="${referrerPolicy}"/>`;
  const removals = elements.flatMap(supersededParts).map((part) => ({ ...part, replacement: "" }));
  const insertion = { start: head.tag.end, end: head.tag.end, replacement };
  return { html: editText(html, [...removals, insertion]), policy: header };
}

/** Gatsby's elements with a style attribute, which src/styles/global.css does the work of. */
const styledByGatsby = ["gatsby-focus-wrapper", "gatsby-announcer"];

function isStyledByGatsby({ attributes }: PageElement): boolean {
  return styledByGatsby.includes(attributes.get("id") ?? "");
}

function supersededParts({ name, attributes, tag, attributeRanges }: PageElement): Range[] {
  const isPolicy =
    attributes.get("http-equiv") === "Content-Security-Policy" ||
    attributes.get("name") === "referrer";
  if (name === "meta" && isPolicy) return [tag];
  const style = attributeRanges.get("style");
  // With the space before it.
  return style ? [{ start: style.start - 1, end: style.end }] : [];
}

function assertIsAllowed(element: PageElement): void {
  const blocked = [...element.attributes].find(
    ([name]) => name.startsWith("on") || (name === "style" && !isStyledByGatsby(element)),
  );
  if (!blocked) return;
  const [name, value] = blocked;
  throw new Error(
    `<${element.name} ${name}="${value}"> would be blocked by the content-security policy of the page; use a class or an event listener.`,
  );
}
