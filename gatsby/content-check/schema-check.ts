import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import {
  Ajv,
  type ErrorObject,
  type FuncKeywordDefinition,
  type SchemaValidateFunction,
} from "ajv";
import addFormats from "ajv-formats";
import { webAddressFault } from "../web-address";
import { isRecord, type Path } from "./content-texts";
import { type Photos, photoSentence } from "./photos";
import { meantEntry, sentenceFor, suggestion } from "./sentences";

/** One thing that an editor has to fix. */
export type Fault = {
  at: Path;
  /** What is wrong and how to fix it. */
  sentence: string;
};

/** What entries may name: photos, and the paths of the pages in `legal.json`. */
type Nameable = { photos: Photos; pages: string[] };

/** Checks what is in a file against the schema of its name, such as `founders`. */
export type SchemaCheck = (name: string, data: unknown) => Fault[];

/**
 * Reads the schemas of the content.
 *
 * @param folder - the content folder.
 * @returns the schemas by file name, such as `founders.schema.json`.
 * @throws if there are none, or one is not JSON.
 */
export async function readSchemas(folder: string): Promise<Map<string, object>> {
  const schemas = new Map<string, object>();
  for (const file of await readdir(join(folder, "schemas"))) {
    schemas.set(file, JSON.parse(await readFile(join(folder, "schemas", file), "utf8")));
  }
  return schemas;
}

/** For VS Code, other parts of this check or Gatsby; no rules of their own. */
const annotations = ["errorMessage", "patternErrorMessage", "x-whenMissing", "x-graphqlType"];

/**
 * Prepares the check of content against schemas.
 *
 * @param schemas - the schemas by file name.
 * @param nameable - what entries may name.
 * @throws if a schema is not valid.
 */
export function schemaCheck(schemas: Map<string, object>, nameable: Nameable): SchemaCheck {
  const ajv = new Ajv({ allErrors: true, verbose: true, strictTypes: false, strictRequired: true });
  addFormats(ajv, ["email"]);
  ajv.addVocabulary(annotations);
  for (const keyword of contentKeywords(nameable)) ajv.addKeyword(keyword);
  for (const [file, schema] of schemas) ajv.addSchema(schema, file);
  for (const file of schemas.keys()) compile(ajv, file);
  return (name, data) => {
    ajv.validate(`${name}.schema.json`, data);
    return dedupeErrors(ajv.errors ?? []);
  };
}

/** Before an entry that only the schema has wrong is taken for an editor's mistake. */
function compile(ajv: Ajv, file: string): void {
  try {
    ajv.getSchema(file);
  } catch (error) {
    throw new Error(`schemas/${file}: ${error instanceof Error ? error.message : error}`);
  }
}

/** The first of several errors at one place is enough. */
function dedupeErrors(errors: ErrorObject[]): Fault[] {
  const misspelt = errors.filter(({ keyword }) => keyword === "additionalProperties");
  const meant = misspelt.map((error) => String([...groupOf(error), meantEntry(error)]));
  const known = new Set<string>();
  const faults: Fault[] = [];
  for (const error of errors) {
    const at = pathOf(error);
    const isConsequence = error.keyword === "required" && meant.includes(String(at));
    if (isConsequence || known.has(String(at))) continue;
    known.add(String(at));
    faults.push({ at, sentence: sentenceFor(error) });
  }
  return faults;
}

/** An entry that is missing or unknown is not a part of the error's own path. */
function pathOf(error: ErrorObject): Path {
  const entry: unknown = error.params?.missingProperty ?? error.params?.additionalProperty;
  return entry === undefined ? groupOf(error) : [...groupOf(error), String(entry)];
}

/** Only names in our schemas are in the path, none of which is a number or has to be escaped. */
function groupOf({ instancePath }: ErrorObject): Path {
  const steps = instancePath.split("/").slice(1);
  return steps.map((step) => (/^\d+$/.test(step) ? Number(step) : step));
}

/**
 * The rules of our schemas that JSON Schema has no keyword for, as definitions for ajv. Each puts
 * its whole sentence into the error's message.
 */
function contentKeywords({ photos, pages }: Nameable): FuncKeywordDefinition[] {
  return [
    keyword("x-unique", (entries: string[], items) =>
      entries.flatMap((entry) => repeated(items, entry)),
    ),
    keyword("x-webAddress", (_rule: true, text) => {
      const isWebAddress = typeof text === "string" && /^[\s\p{Cf}]*https:/u.test(text);
      const fault = isWebAddress ? webAddressFault(text) : undefined;
      return fault === undefined ? [] : [{ at: [], sentence: `this link leads nowhere: ${fault}` }];
    }),
    keyword("x-page", (_rule: true, link) => {
      const isPath = typeof link === "string" && link.startsWith("/");
      return !isPath || pages.includes(link) ? [] : [{ at: [], sentence: noPage(link, pages) }];
    }),
    keyword("x-smallestSide", (side: number, photo) => {
      const file = isRecord(photo) ? photo.file : undefined;
      const isName = typeof file === "string" && /^photos\/[^/\\]+$/.test(file);
      const sentence = isName ? photoSentence(file, side, photos) : undefined;
      return sentence === undefined ? [] : [{ at: [], sentence }];
    }),
  ];
}

function noPage(link: string, pages: string[]): string {
  const meant = suggestion(link, pages);
  const hint = meant ? `did you mean ${meant}?` : "give a page of legal.json this address";
  return `the site has no page at ${link}; ${hint}`;
}

/** Defines a keyword; the faults that it finds are at paths within what the keyword is about. */
function keyword<Rule>(
  name: string,
  find: (rule: Rule, data: unknown) => Fault[],
): FuncKeywordDefinition {
  const validate: SchemaValidateFunction = (rule: Rule, data: unknown, _schema, context) => {
    const found = find(rule, data);
    validate.errors = found.map(({ at, sentence }) => ({
      keyword: name,
      message: sentence,
      instancePath: [context?.instancePath ?? "", ...at].join("/"),
      params: {},
    }));
    return found.length === 0;
  };
  return { keyword: name, validate, errors: true };
}

function repeated(items: unknown, entry: string): Fault[] {
  const texts = (Array.isArray(items) ? items : []).map((item) => {
    const value: unknown = isRecord(item) ? item[entry] : undefined;
    return String(value ?? "")
      .trim()
      .replace(/\s+/g, " ")
      .toLowerCase();
  });
  return texts.flatMap((text, index) => {
    const first = texts.indexOf(text);
    if (text === "" || first === index) return [];
    const sentence = `this is the same ${entry} as that of item ${first + 1}; change one of the two`;
    return [{ at: [index, entry], sentence }];
  });
}
