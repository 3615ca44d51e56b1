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

/** A link to a page of the site. */
type PageLink = {
  /** JSON pointer of the entry. */
  at: string;
  /** Such as `/privacy`. */
  address: string;
};

/** Checks the data of a content file by its name, such as `founders`. */
export type SchemaCheck = (
  name: string,
  data: unknown,
) => { errors: ErrorObject[]; photos: NamedPhoto[]; links: PageLink[] };

/**
 * Prepares the check of content against schemas.
 *
 * @throws if a schema is not valid.
 */
export function schemaCheck({ files, shared }: Schemas): SchemaCheck {
  let photos: NamedPhoto[] = [];
  let links: PageLink[] = [];
  const ajv = new Ajv2020({ allErrors: true, verbose: true, strictTypes: false });
  ajv.addVocabulary(["patternErrorMessage", "x-graphqlType"]);

  /** Only collects what a keyword is about: ajv knows no other file, and waits for none. */
  function collect(keyword: string, take: (value: unknown, at: string, rule: number) => void) {
    ajv.addKeyword({
      keyword,
      validate: (
        rule: number,
        value: unknown,
        _schema: unknown,
        place?: { instancePath: string },
      ) => {
        take(value, String(place?.instancePath), rule);
        return true;
      },
    });
  }
  collect("x-smallestSide", (photo, at, smallestSide) => {
    const [, name] = /^photos\/(.+)/.exec(isRecord(photo) ? String(photo.file) : "") ?? [];
    if (name) photos.push({ at: `${at}/file`, name, smallestSide });
  });
  collect("x-mayBePage", (address, at) => {
    if (/^\/./.test(String(address))) links.push({ at, address: String(address) });
  });

  ajv.addSchema(shared, "shared.schema.json");
  for (const [name, schema] of files) ajv.addSchema(schema, name);
  return (name, data) => {
    photos = [];
    links = [];
    ajv.validate(name, data);
    return { errors: ajv.errors ?? [], photos, links };
  };
}
