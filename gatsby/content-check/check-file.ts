import { findNodeAtLocation, type Node } from "jsonc-parser";
import type { Faults } from "./fault";
import type { Path } from "./json-pointer";
import { lineAndColumn } from "./line-and-column";
import { placeInWords } from "./place";
import { readJson } from "./read-json";
import { repeatedEntries } from "./repeated-entries";
import type { SchemaCheck } from "./schema-errors";

type Found = { offset: number; place: string[]; sentence: string; isWarning?: boolean };

/**
 * Checks the content of one file.
 *
 * @param file - the file as an editor knows it, such as `content/founders.json`.
 * @param name - its name without folder and extension, as in the name of its schema.
 * @param text - what is in it.
 * @param check - the check against schemas.
 * @returns its faults, from top to bottom.
 */
export function checkFile(file: string, name: string, text: string, check: SchemaCheck): Faults {
  const { root, data, mistakes } = readJson(text);
  const found: Found[] = mistakes.map(({ offset, sentence }) => ({
    offset,
    place: [lineAndColumn(text, offset)],
    sentence,
  }));
  if (root !== undefined) {
    found.push(
      ...repeatedEntries(root).map(({ path, offset }) => ({
        offset,
        place: placeInWords(data, path),
        sentence: "this entry is here twice; remove one of the two",
      })),
      ...check(name, data).map(({ path, sentence, isWarning }) => ({
        offset: offsetOf(root, path),
        place: placeInWords(data, path),
        sentence,
        isWarning,
      })),
    );
  }
  const inOrder = found.toSorted((a, b) => a.offset - b.offset);
  const faults = (wanted: boolean) =>
    inOrder
      .filter(({ isWarning = false }) => isWarning === wanted)
      .map(({ place, sentence }) => ({ file, place, sentence }));
  return { errors: faults(false), warnings: faults(true) };
}

/** What is missing has no offset of its own; it belongs to the group that lacks it. */
function offsetOf(root: Node, path: Path): number {
  const node = findNodeAtLocation(root, path);
  return node?.offset ?? (path.length === 0 ? root.offset : offsetOf(root, path.slice(0, -1)));
}
