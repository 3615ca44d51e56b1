import type { Node } from "jsonc-parser";
import type { Path } from "./json-pointer";

/** An entry that is in one group twice; JSON would drop the first without a word. */
export type RepeatedEntry = { path: Path; offset: number };

/**
 * Finds entries that are in one group twice.
 *
 * @param node - the tree to search.
 * @param path - where in the file it is.
 * @returns the second of each two.
 */
export function repeatedEntries(node: Node, path: Path = []): RepeatedEntry[] {
  if (node.type === "array") {
    return children(node).flatMap((item, index) => repeatedEntries(item, [...path, index]));
  }
  if (node.type !== "object") {
    return [];
  }
  const seen = new Set<string>();
  return children(node).flatMap((property) => {
    const [key, value] = children(property);
    const name = String(key?.value);
    const isRepeated = seen.has(name);
    seen.add(name);
    const inside = value === undefined ? [] : repeatedEntries(value, [...path, name]);
    return isRepeated ? [{ path: [...path, name], offset: property.offset }, ...inside] : inside;
  });
}

function children(node: Node): Node[] {
  return node.children ?? [];
}
