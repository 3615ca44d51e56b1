import path from "node:path";
import { findNodeAtLocation, type Node } from "jsonc-parser";
import type { Fault, Path } from "./fault";
import { lineAndColumn, placeInWords } from "./place-in-words";
import { readJson } from "./read-json";
import type { SchemaCheck } from "./schema-check";

/**
 * Checks the content of one file.
 *
 * @param file - the file as an editor knows it, such as `content/founders.json`.
 * @param text - what is in it.
 * @returns what an editor has to fix before the site can be built, from top to bottom, a line each:
 * `content/founders.json → item 2 "Maya Chen" → photo: there is no file …`.
 */
export function checkFile(file: string, text: string, check: SchemaCheck): string[] {
  const { root, data, mistake } = readJson(text);
  if (mistake) {
    const place = lineAndColumn(text, mistake.offset);
    return [`${file} → ${place}: ${mistake.sentence}`];
  }
  const faults = root ? [...repeatedEntries(root), ...check(path.parse(file).name, data)] : [];
  return faults
    .toSorted((a, b) => offsetOf(a.at, root) - offsetOf(b.at, root))
    .map(({ at, sentence }) => `${[file, ...placeInWords(data, at)].join(" → ")}: ${sentence}`);
}

/** What is missing has no offset of its own; it belongs to the group that lacks it. */
function offsetOf(at: Path, root?: Node): number {
  const node = root && findNodeAtLocation(root, at);
  return node?.offset ?? (at.length === 0 ? 0 : offsetOf(at.slice(0, -1), root));
}

/** Finds the second of two entries in one group; JSON would drop the first without a word. */
function repeatedEntries(node: Node, path: Path = []): Fault[] {
  const { type, children = [] } = node;
  if (type === "array") return children.flatMap((item, i) => repeatedEntries(item, [...path, i]));
  if (type !== "object") return [];
  const seen = new Set<string>();
  return children.flatMap(({ children: [key, value] = [] }) => {
    const at = [...path, String(key?.value)];
    const sentence = "this entry is here twice; remove one of the two";
    const isRepeated = seen.has(String(at));
    seen.add(String(at));
    return [
      ...(isRepeated ? [{ at, sentence }] : []),
      ...(value ? repeatedEntries(value, at) : []),
    ];
  });
}
