import { parse } from "node:path";
import { Ajv2020 } from "ajv/dist/2020";
import type { Schemas } from "../schemas";
import { isRecord } from "./is-record";
import { placeInWords, sentenceFor } from "./sentences";

type CheckedWords = {
  /** A sentence for each fault: `founders.json → items → item 2 "Maya Chen": …`. */
  faults: string[];
  /** Photos that entries name, rightly spelled. */
  photos: {
    place: string;
    /** Of the file in `content/photos`. */
    name: string;
    /** In pixels, to be sharp where it is shown. */
    smallestSide: number;
  }[];
  /** Links to pages of the site, such as `/privacy`. */
  links: { place: string; address: string }[];
};

/** Checks the data of a content file, such as `founders.json`. */
export type SchemaCheck = (file: string, data: unknown) => CheckedWords;

/** An entry that ajv cannot check alone, with what its schema says of it. */
type Collected = { at: string; value: unknown; rule: unknown };

/**
 * Prepares the check of content against schemas.
 *
 * @throws if a schema is not valid.
 */
export function schemaCheck({ files, shared }: Schemas): SchemaCheck {
  const ajv = new Ajv2020({ allErrors: true, verbose: true, strictTypes: false });
  ajv.addVocabulary(["patternErrorMessage", "x-graphqlType"]);
  let photos: Collected[] = [];
  let links: Collected[] = [];
  collect("x-smallestSide", (photo) => photos.push(photo));
  collect("x-mayBePage", (link) => links.push(link));
  ajv.addSchema(shared, "shared.schema.json");
  for (const [name, schema] of files) ajv.addSchema(schema, name);

  /** Adds a keyword that only collects: ajv knows no other files. */
  function collect(keyword: string, take: (entry: Collected) => void): void {
    ajv.addKeyword({
      keyword,
      validate: (rule: unknown, value: unknown, _: unknown, context?: { instancePath: string }) => {
        take({ at: String(context?.instancePath), value, rule });
        return true;
      },
    });
  }

  return (file, data) => {
    photos = [];
    links = [];
    ajv.validate(parse(file).name, data);
    const errors = ajv.errors ?? [];
    const place = (at: string) => [file, ...placeInWords(data, at)].join(" → ");
    const isFaulty = (at: string) => errors.some(({ instancePath }) => instancePath === at);
    return {
      faults: errors.map((error) => `${place(error.instancePath)}: ${sentenceFor(error)}`),
      photos: photos.flatMap(({ at, value, rule }) => {
        const file = `${at}/file`;
        const [, name] = /^photos\/(.+)/.exec(isRecord(value) ? String(value.file) : "") ?? [];
        if (!name || isFaulty(file)) return [];
        return [{ place: place(file), name, smallestSide: Number(rule) }];
      }),
      links: links.flatMap(({ at, value }) => {
        const address = String(value);
        return isFaulty(at) || !address.startsWith("/") ? [] : [{ place: place(at), address }];
      }),
    };
  };
}
