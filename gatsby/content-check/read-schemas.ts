import { readdir, readFile } from "node:fs/promises";
import path from "node:path";

/**
 * Reads the schemas of the content.
 *
 * @param folder - the content folder.
 * @returns the schemas by file name, such as `founders.schema.json`.
 * @throws if there are none, or one is not JSON.
 */
export async function readSchemas(folder: string): Promise<Map<string, object>> {
  const schemas = new Map<string, object>();
  for (const file of await readdir(path.join(folder, "schemas"))) {
    schemas.set(file, JSON.parse(await readFile(path.join(folder, "schemas", file), "utf8")));
  }
  return schemas;
}
