import { type DefaultTreeAdapterMap, parse, serialize } from "parse5";

type Node = DefaultTreeAdapterMap["node"];
export type PageElement = DefaultTreeAdapterMap["element"];

export type PageDocument = {
  /** Every element that is in the page now, in their order, also in templates and noscript. */
  readonly elements: PageElement[];
  toHtml: () => string;
};

/** Parses the HTML of a page into elements that can be read and changed. */
export function pageDocument(html: string): PageDocument {
  // Without scripts, what is in a noscript element counts as elements too.
  const options = { scriptingEnabled: false };
  const document = parse(html, options);
  return {
    get elements() {
      return elementsBelow(document);
    },
    toHtml: () => serialize(document, options),
  };
}

export function attributeOf({ attrs }: PageElement, name: string): string | undefined {
  return attrs.find((attribute) => attribute.name === name)?.value;
}

/** Returns the text that is directly in an element. */
export function textOf({ childNodes }: PageElement): string {
  return childNodes.map((child) => ("value" in child ? child.value : "")).join("");
}

function elementsBelow(node: Node): PageElement[] {
  const parent = "content" in node ? node.content : node;
  const children = "childNodes" in parent ? parent.childNodes : [];
  return children.flatMap((child) => [
    ...("tagName" in child ? [child] : []),
    ...elementsBelow(child),
  ]);
}
