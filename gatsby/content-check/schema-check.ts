import { Ajv, type ErrorObject } from "ajv";
import addFormats from "ajv-formats";
import { contentKeywords } from "./content-keywords";
import type { Fault, Path } from "./fault";
import type { Photos } from "./photos";
import { sentenceFor } from "./sentences";
import { meantEntry } from "./unknown-names";

/** Checks what is in a file against the schema of its name, such as `founders`. */
export type SchemaCheck = (name: string, data: unknown) => Fault[];

/** For VS Code, other parts of this check or Gatsby; no rules of their own. */
const annotations = ["patternErrorMessage", "x-whenMissing", "x-audiences", "x-graphqlType"];

/**
 * Prepares the check of content against schemas.
 *
 * @param schemas - the schemas by file name.
 * @param photos - the files that photos may name.
 * @throws if a schema is not valid.
 */
export function schemaCheck(schemas: Map<string, object>, photos: Photos): SchemaCheck {
  const ajv = new Ajv({ allErrors: true, verbose: true, strictTypes: false });
  addFormats(ajv, ["email"]);
  ajv.addVocabulary(annotations);
  for (const keyword of contentKeywords(photos)) ajv.addKeyword(keyword);
  for (const [file, schema] of schemas) ajv.addSchema(schema, file);
  return (name, data) => {
    ajv.validate(`${name}.schema.json`, data);
    return worthReporting(ajv.errors ?? []);
  };
}

/** The first of several errors at one place is enough. */
function worthReporting(errors: ErrorObject[]): Fault[] {
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
