import { attributeOf, type PageElement } from "../gatsby/html/page-document";
import { type Audience, audiences } from "../src/audience/audience";

/** The elements of each page, by its path without slashes around it. */
export type Pages = Map<string, PageElement[]>;

/**
 * Looks for what pages need besides files and links.
 *
 * @param siteUrl - the site's address, if the build knows it.
 * @returns a sentence for each part that is missing.
 */
export function missingOnPages(pages: Pages, siteUrl?: string): string[] {
  return (
    [...pages]
      // An owner may put more into `static/`, such as a proof of ownership for a search engine.
      .filter(([, elements]) => has(elements, "id", "___gatsby"))
      .flatMap(([page, elements]) =>
        missingParts(elements, siteUrl).map((part) => `The page /${page} has no ${part}.`),
      )
  );
}

function has(elements: PageElement[], name: string, value: string): boolean {
  return elements.some((element) => attributeOf(element, name) === value);
}

/** Names what a page lacks in its head, and around its words, for either audience. */
function missingParts(elements: PageElement[], siteUrl?: string): string[] {
  const isListed = !has(elements, "content", "noindex");
  const links = ["icon", "apple-touch-icon", "manifest"];
  if (isListed && siteUrl) links.push("canonical");
  const landmarks = isListed ? ["header", "main", "nav", "footer"] : ["main"];
  return [
    ...links.filter((rel) => !has(elements, "rel", rel)).map((rel) => `<link rel="${rel}">`),
    ...audiences.flatMap((audience) => {
      const names = namesFor(audience, elements[0]);
      return [
        ...landmarks.filter((name) => !names.includes(name)).map((name) => `<${name}>`),
        ...(names.filter((name) => name === "h1").length === 1 ? [] : ["single <h1>"]),
      ].map((part) => `${part} for ${audience}`);
    }),
  ];
}

/** Lists the names of the elements that an audience is shown of a page. */
function namesFor(audience: Audience, element?: PageElement): string[] {
  if (!element || (attributeOf(element, "data-for") ?? audience) !== audience) return [];
  const children = element.childNodes.filter((node): node is PageElement => "tagName" in node);
  return [element.tagName, ...children.flatMap((child) => namesFor(audience, child))];
}
