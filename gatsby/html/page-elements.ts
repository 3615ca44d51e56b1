import { type DefaultTreeAdapterMap, parse } from "parse5";

type Node = DefaultTreeAdapterMap["node"];
type Element = DefaultTreeAdapterMap["element"];

export type PageElement = {
  name: string;
  attributes: Map<string, string>;
  /** Text that stands directly in it. */
  text: string;
  /** Where it begins and ends in the HTML, its first tag, and each of its attributes. */
  whole: Range;
  tag: Range;
  attributeRanges: Map<string, Range>;
};

/** Offsets of the first character and of the one after the last. */
export type Range = { start: number; end: number };

/** Takes the HTML of a page and gives its elements as a browser sees them, in their order. */
export function pageElements(html: string): PageElement[] {
  // As without scripts, so that what stands in a noscript element counts as elements too.
  const document = parse(html, { sourceCodeLocationInfo: true, scriptingEnabled: false });
  return elementsBelow(document).flatMap(readElement);
}

function elementsBelow(node: Node): Element[] {
  const children = "content" in node ? node.content.childNodes : childrenOf(node);
  return children.flatMap((child) => [
    ...("tagName" in child ? [child] : []),
    ...elementsBelow(child),
  ]);
}

function childrenOf(node: Node): Node[] {
  return "childNodes" in node ? node.childNodes : [];
}

function readElement(element: Element): PageElement[] {
  const location = element.sourceCodeLocation;
  // Without a place, the parser has added it: it is not in the HTML.
  if (!location) return [];
  const ranges = Object.entries(location.attrs ?? {});
  return [
    {
      name: element.tagName,
      attributes: new Map(element.attrs.map(({ name, value }) => [name, value])),
      text: element.childNodes.map((child) => ("value" in child ? child.value : "")).join(""),
      whole: rangeOf(location),
      tag: rangeOf(location.startTag ?? location),
      attributeRanges: new Map(ranges.map(([name, range]) => [name, rangeOf(range)])),
    },
  ];
}

function rangeOf({ startOffset, endOffset }: { startOffset: number; endOffset: number }): Range {
  return { start: startOffset, end: endOffset };
}
