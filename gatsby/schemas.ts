import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

/** The parts of a JSON schema that matter to GraphQL. */
export type Schema = {
  type?: string;
  properties?: Record<string, Schema>;
  required?: string[];
  items?: Schema;
  enum?: string[];
  $ref?: string;
  definitions?: Record<string, Schema>;
  "x-graphqlType"?: string;
};

export type Schemas = {
  /** By the name of their content file, such as `hero` for `hero.json`. */
  files: Map<string, Schema>;
  /** The definitions to which the others refer, as `shared.schema.json#/definitions/…`. */
  shared: Schema;
};

/**
 * Reads the schemas of the content.
 *
 * @param folder - the content folder.
 * @throws if there are none, or one is not JSON.
 */
export function readSchemas(folder: string): Schemas {
  const files = new Map<string, Schema>();
  for (const file of readdirSync(join(folder, "schemas"))) {
    const text = readFileSync(join(folder, "schemas", file), "utf8");
    files.set(file.replace(".schema.json", ""), JSON.parse(text));
  }
  const shared = files.get("shared") ?? {};
  files.delete("shared");
  return { files, shared };
}
