import { readdir, readFile } from "node:fs/promises";
import path from "node:path";
import { findNodeAtLocation, type Node } from "jsonc-parser";
import { isRecord, type Path, placeInWords } from "./content-texts";
import { unsafeNames } from "./photo-names";
import { readPhotos } from "./photos";
import { readJson } from "./read-json";
import { type Fault, readSchemas, type SchemaCheck, schemaCheck } from "./schema-check";
import { suggestion } from "./sentences";

/**
 * Checks every file and every photo of the content.
 *
 * @param folder - the content folder, with its schemas and photos.
 * @returns a line for each fault, by file and from top to bottom, and for each photo's unsafe name.
 * @throws if the folder or its schemas cannot be read: that is not an editor's mistake.
 */
export async function checkContent(folder: string): Promise<string[]> {
  const schemas = await readSchemas(folder);
  const photos = await readPhotos(folder);
  const texts = await readTexts(folder);
  const check = schemaCheck(schemas, { photos, pages: pagesOf(texts.get("legal.json")) });
  const wanted = [...schemas.keys()]
    .map((file) => file.replace(/\.schema\.json$/, ".json"))
    .filter((file) => file !== "shared.json");
  const present = [...texts.keys()];

  const faults: string[] = [];
  for (const file of [...new Set([...wanted, ...present])].sort()) {
    const shown = path.posix.join(path.basename(folder), file);
    const text = texts.get(file);
    if (text === undefined) {
      faults.push(`${shown}: ${missingFile(file, wanted, present)}`);
    } else if (!wanted.includes(file)) {
      faults.push(`${shown}: ${unknownFile(file, wanted)}`);
    } else {
      faults.push(...checkFile(shown, text, check));
    }
  }
  const names = unsafeNames([...photos.keys()]).map(
    ([name, sentence]) => `${path.posix.join(path.basename(folder), "photos", name)}: ${sentence}`,
  );
  return [...faults, ...names];
}

/** Reads the content's files, by name. */
async function readTexts(folder: string): Promise<Map<string, string>> {
  const texts = new Map<string, string>();
  for (const file of (await readdir(folder)).filter((name) => name.endsWith(".json"))) {
    texts.set(file, await readFile(path.join(folder, file), "utf8"));
  }
  return texts;
}

/** Lists the paths of the site's pages; a fault in `legal.json` is found elsewhere. */
function pagesOf(legal = ""): string[] {
  const { data } = readJson(legal);
  const pages: unknown[] = isRecord(data) && Array.isArray(data.pages) ? data.pages : [];
  return ["/", "/about", ...pages.map((page) => String(isRecord(page) && page.address))];
}

function missingFile(file: string, wanted: string[], present: string[]): string {
  const unknown = present.filter((other) => !wanted.includes(other));
  const renamed = suggestion(file, unknown);
  const hint = renamed === undefined ? "bring it back" : `it may have been renamed to ${renamed}`;
  return `this file is missing; ${hint}`;
}

function unknownFile(file: string, wanted: string[]): string {
  const meant = suggestion(file, wanted);
  const hint = meant === undefined ? "" : `, only one called ${meant}`;
  return `the site uses no file of this name${hint}; remove it or rename it`;
}

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
  if (mistake) return [`${file} → ${mistake}`];
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
