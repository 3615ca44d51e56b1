import { readdir, readFile } from "node:fs/promises";
import path from "node:path";
import { isRecord } from "./is-record";

/**
 * Reads the schemas of the content.
 *
 * @param folder - the content folder.
 * @returns the schemas by file name, such as `founders.schema.json`.
 * @throws if one is missing, cannot be read or is no JSON object.
 */
export async function readSchemas(folder: string): Promise<Map<string, object>> {
  const schemas = new Map<string, object>();
  for (const file of await readdir(path.join(folder, "schemas"))) {
    const schema: unknown = JSON.parse(await readFile(path.join(folder, "schemas", file), "utf8"));
    if (!isRecord(schema)) {
      throw new Error(`${path.join(folder, "schemas", file)} is not a JSON object`);
    }
    schemas.set(file, schema);
  }
  return schemas;
}
