import { Ajv, type ErrorObject } from "ajv";
import addFormats from "ajv-formats";
import { contentKeywords, warningKeywords } from "./content-keywords";
import { type Path, pathOf, pointerTo } from "./json-pointer";
import type { Photos } from "./photos";
import { sentenceFor } from "./sentences";
import { meantEntry } from "./unknown-names";

export type SchemaError = { path: Path; sentence: string; isWarning: boolean };

/** Checks the content of one file against its schema. */
export type SchemaCheck = (name: string, data: unknown) => SchemaError[];

/** For VS Code, other parts of this check or Gatsby; no rules of their own. */
const annotations = ["patternErrorMessage", "x-whenMissing", "x-audiences", "x-graphqlType"];

/**
 * Prepares the check of content against schemas.
 *
 * @param schemas - the schemas by file name.
 * @param photos - the files that photos may name.
 * @returns the check.
 * @throws if a schema is not valid.
 */
export function schemaCheck(schemas: Map<string, object>, photos: Photos): SchemaCheck {
  const ajv = new Ajv({ allErrors: true, verbose: true, strictTypes: false });
  addFormats(ajv, ["email"]);
  ajv.addVocabulary(annotations);
  for (const definition of contentKeywords(photos)) {
    ajv.addKeyword(definition);
  }
  for (const [file, schema] of schemas) {
    ajv.addSchema(schema, file);
  }
  return (name, data) => {
    ajv.validate(`${name}.schema.json`, data);
    return worthReporting(ajv.errors ?? [], data);
  };
}

/** The first of several errors at one spot is enough; a warning gives way to an error. */
function worthReporting(errors: ErrorObject[], data: unknown): SchemaError[] {
  const misspelt = new Set(
    errors
      .filter(({ keyword }) => keyword === "additionalProperties")
      .map((error) => error.instancePath + pointerTo([meantEntry(error) ?? ""])),
  );
  const isConsequence = (error: ErrorObject) =>
    error.keyword === "required" && misspelt.has(pointerOf(error));
  const isWarning = ({ keyword }: ErrorObject) => warningKeywords.has(keyword);

  const faults = new Map<string, ErrorObject>();
  for (const error of errors.filter((error) => !isWarning(error) && !isConsequence(error))) {
    faults.set(pointerOf(error), faults.get(pointerOf(error)) ?? error);
  }
  const warnings = errors.filter((error) => isWarning(error) && !faults.has(pointerOf(error)));
  return [...faults.values(), ...warnings].map((error) => ({
    path: pathOf(pointerOf(error), data),
    sentence: sentenceFor(error),
    isWarning: isWarning(error),
  }));
}

function pointerOf({ instancePath, params }: ErrorObject): string {
  const entry: unknown = params?.missingProperty ?? params?.additionalProperty;
  return entry === undefined ? instancePath : instancePath + pointerTo([String(entry)]);
}
