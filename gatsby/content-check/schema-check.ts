import { Ajv2020, type ErrorObject } from "ajv/dist/2020";
import type { Schemas } from "../schemas";
import { isRecord } from "./is-record";

/** A photo that an entry names. */
type NamedPhoto = {
  /** JSON pointer of the entry. */
  at: string;
  /** Name of the file in `content/photos`. */
  name: string;
  /** In pixels, to be sharp where it is shown. */
  smallestSide: number;
};

/** Checks the data of a content file by its name, such as `founders`. */
export type SchemaCheck = (
  name: string,
  data: unknown,
) => { errors: ErrorObject[]; photos: NamedPhoto[] };

/**
 * Prepares the check of content against schemas.
 *
 * @throws if a schema is not valid.
 */
export function schemaCheck({ files, shared }: Schemas): SchemaCheck {
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
  ajv.addSchema(shared, "shared.schema.json");
  for (const [name, schema] of files) ajv.addSchema(schema, name);
  return (name, data) => {
    photos = [];
    ajv.validate(name, data);
    return { errors: ajv.errors ?? [], photos };
  };
}
