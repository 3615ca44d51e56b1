import { readdir, readFile } from "node:fs/promises";
import path from "node:path";
import { Ajv2020, type ErrorObject } from "ajv/dist/2020";
import { isRecord } from "./sentences";

/** A photo that an entry names. */
type NamedPhoto = {
  /** JSON pointer of the entry. */
  at: string;
  /** Name of the file in `content/photos`. */
  name: string;
  /** In pixels, to be sharp where it is shown. */
  smallestSide: number;
};

/** Checks the data of a file against the schema of this file name, such as `founders.schema.json`. */
export type SchemaCheck = (
  schema: string,
  data: unknown,
) => { errors: ErrorObject[]; photos: NamedPhoto[] };

/**
 * Reads the schemas of the content.
 *
 * @param folder - the content folder.
 * @returns the schemas by file name.
 * @throws if there are none, or one is not JSON.
 */
export async function readSchemas(folder: string): Promise<Map<string, object>> {
  const schemas = new Map<string, object>();
  for (const file of await readdir(path.join(folder, "schemas"))) {
    schemas.set(file, JSON.parse(await readFile(path.join(folder, "schemas", file), "utf8")));
  }
  return schemas;
}

/**
 * Prepares the check of content against schemas.
 *
 * @param schemas - the schemas by file name.
 * @throws if a schema is not valid.
 */
export function schemaCheck(schemas: Map<string, object>): SchemaCheck {
  let photos: NamedPhoto[] = [];
  const ajv = new Ajv2020({ allErrors: true, verbose: true, strictTypes: false });
  ajv.addVocabulary(["patternErrorMessage", "x-graphqlType"]);
  ajv.addKeyword({
    keyword: "x-smallestSide",
    // Only collects: ajv cannot wait for a photo to be read.
    validate: (
      smallestSide: number,
      photo: unknown,
      _schema: unknown,
      context?: { instancePath: string },
    ) => {
      const [, name] = /^photos\/(.+)/.exec(isRecord(photo) ? String(photo.file) : "") ?? [];
      if (name) photos.push({ at: `${context?.instancePath}/file`, name, smallestSide });
      return true;
    },
  });
  for (const [file, schema] of schemas) ajv.addSchema(schema, file);
  return (schema, data) => {
    photos = [];
    ajv.validate(schema, data);
    return { errors: ajv.errors ?? [], photos };
  };
}
