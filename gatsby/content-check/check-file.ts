import { findNodeAtLocation, type Node } from "jsonc-parser";
import type { Fault } from "./fault";
import type { Path } from "./json-pointer";
import { lineAndColumn } from "./line-and-column";
import { placeInWords } from "./place";
import { readJson } from "./read-json";
import { repeatedEntries } from "./repeated-entries";
import type { SchemaCheck } from "./schema-errors";

type Spotted = { offset: number; place: string[]; sentence: string; isWarning?: boolean };

/** What is wrong with one file, from its top to its bottom. */
export type Faults = { errors: Fault[]; warnings: Fault[] };

/**
 * Checks the content of one file.
 *
 * @param file - the file as an editor knows it, such as `content/founders.json`.
 * @param name - its name without folder and ending; the schema has the same.
 * @param text - what is in it.
 * @param check - the check against schemas.
 * @returns its faults.
 */
export function checkFile(file: string, name: string, text: string, check: SchemaCheck): Faults {
  const { root, data, mistakes } = readJson(text);
  const spotted: Spotted[] = mistakes.map(({ offset, sentence }) => ({
    offset,
    place: [lineAndColumn(text, offset)],
    sentence,
  }));
  if (root !== undefined) {
    spotted.push(
      ...repeatedEntries(root).map(({ path, offset }) => ({
        offset,
        place: placeInWords(data, path),
        sentence: "this entry stands here twice; remove one of the two",
      })),
      ...check(name, data).map(({ path, sentence, isWarning }) => ({
        offset: offsetOf(root, path),
        place: placeInWords(data, path),
        sentence,
        isWarning,
      })),
    );
  }
  const faults = spotted.toSorted((a, b) => a.offset - b.offset);
  const written = (wanted: boolean) =>
    faults
      .filter(({ isWarning = false }) => isWarning === wanted)
      .map(({ place, sentence }) => ({ file, place, sentence }));
  return { errors: written(false), warnings: written(true) };
}

/** What is missing has no offset of its own; it belongs to the group that lacks it. */
function offsetOf(root: Node, path: Path): number {
  const node = findNodeAtLocation(root, path);
  return node?.offset ?? (path.length === 0 ? root.offset : offsetOf(root, path.slice(0, -1)));
}
