import { readdir, readFile } from "node:fs/promises";
import path from "node:path";
import { checkFile } from "./check-file";
import { readPhotos } from "./photos";
import { readSchemas } from "./read-schemas";
import { schemaCheck } from "./schema-check";
import { suggestion } from "./suggestion";

/**
 * Checks every file and every photo of the content.
 *
 * @param folder - the content folder, with its schemas and photos.
 * @returns a line for each fault, by file and from top to bottom.
 * @throws if the folder or its schemas cannot be read: that is not an editor's mistake.
 */
export async function checkContent(folder: string): Promise<string[]> {
  const schemas = await readSchemas(folder);
  const check = schemaCheck(schemas, await readPhotos(folder));
  const wanted = [...schemas.keys()]
    .map((file) => file.replace(/\.schema\.json$/, ".json"))
    .filter((file) => file !== "shared.json");
  const present = (await readdir(folder)).filter((file) => file.endsWith(".json"));

  const faults: string[] = [];
  for (const file of [...new Set([...wanted, ...present])].sort()) {
    const shown = path.posix.join(path.basename(folder), file);
    if (!present.includes(file)) {
      faults.push(`${shown}: ${missingFile(file, wanted, present)}`);
    } else if (!wanted.includes(file)) {
      faults.push(`${shown}: ${unknownFile(file, wanted)}`);
    } else {
      const text = await readFile(path.join(folder, file), "utf8");
      faults.push(...checkFile(shown, text, check));
    }
  }
  return faults;
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
