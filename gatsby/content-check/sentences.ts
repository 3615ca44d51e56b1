import type { ErrorObject } from "ajv";
import { distance } from "fastest-levenshtein";
import { characterInWords, unseen } from "../characters";
import { isRecord } from "./content-texts";

type Sentence = (error: ErrorObject) => string;

/** What to say for each of JSON Schema's keywords that our schemas use. */
const sentences: Partial<Record<string, Sentence>> = {
  additionalProperties: unknownEntry,
  const: ({ schema }) => `this must read ${JSON.stringify(schema)}`,
  enum: notInList,
  format: notAnEmailAddress,
  maximum: ({ schema }) => `this number may be at most ${String(schema)}`,
  maxItems: ({ data, schema }) =>
    `this list has ${count(data)}; there is room for ${String(schema)}`,
  maxLength: ({ data, schema }) =>
    `this is ${[...String(data)].length} characters long; there is room for ${String(schema)}`,
  minimum: ({ schema }) => `this number must be at least ${String(schema)}`,
  minItems: ({ data, schema }) =>
    Array.isArray(data) && data.length > 0
      ? `this list has ${count(data)}; the page needs ${String(schema)}`
      : "this list is empty; the page needs at least one item",
  minProperties: () => "this group is empty; fill it, or remove it",
  not: unwanted,
  pattern: ({ parentSchema }) => String(parentSchema?.patternErrorMessage),
  required: missing,
  type: ({ data, schema }) =>
    `this must be ${kinds[String(schema)]?.[0]}, not ${kinds[kindOf(data)]?.[1]}`,
  uniqueItems: ({ params: { i, j } }) =>
    `items ${Math.min(i, j) + 1} and ${Math.max(i, j) + 1} are the same; change or remove one`,
};

/** Puts an error of ajv, in its verbose mode, into one sentence without a period. */
export function sentenceFor(error: ErrorObject): string {
  return sentences[error.keyword]?.(error) ?? String(error.message);
}

/**
 * Quotes where in a text something is that may not be in it; what nobody sees is written as a code. A
 * whole entry that may not be there is not quoted.
 */
function unwanted({ data, schema, parentSchema }: ErrorObject): string {
  const pattern: unknown = isRecord(schema) ? schema.pattern : undefined;
  if (pattern === undefined) return String(parentSchema?.errorMessage);
  const text = String(data);
  const found = new RegExp(String(pattern), "u").exec(text);
  const start = found?.index ?? 0;
  const end = start + (found?.[0].length ?? 0);
  const [before] = /\S*\s?$/.exec(text.slice(0, start)) ?? [];
  const [after] = /^\s?\S*/.exec(text.slice(end)) ?? [];
  const part = `${before}${text.slice(start, end)}${after}`;
  return `in ${JSON.stringify(part)}, ${String(parentSchema?.errorMessage)}`;
}

/** What a kind of value is called where it is wanted, and where it is instead of another. */
const kinds: Partial<Record<string, [wanted: string, given: string]>> = {
  string: ["a text in quotation marks", "a text"],
  number: ["a number without quotation marks", "a decimal number"],
  integer: ["a whole number without quotation marks", "a number"],
  boolean: ["true or false", "true or false"],
  null: ["null", "null"],
  array: ["a list in square brackets [ ]", "a list"],
  object: ["a group in curly brackets { }", "a group"],
};

function kindOf(data: unknown): string {
  if (data === null) return "null";
  if (Number.isInteger(data)) return "integer";
  return Array.isArray(data) ? "array" : typeof data;
}

function count(data: unknown): string {
  const length = Array.isArray(data) ? data.length : 0;
  return length === 1 ? "1 item" : `${length} items`;
}

function exampleOf(schema: unknown): string | undefined {
  const examples = isRecord(schema) ? schema.examples : undefined;
  return Array.isArray(examples) ? String(examples[0]) : undefined;
}

function notAnEmailAddress({ data, parentSchema }: ErrorObject): string {
  const [strange] = unseen.exec(String(data)) ?? [];
  if (strange) return `this email address has ${characterInWords(strange)} in it; type it again`;
  return `"${String(data)}" is not an email address; write for example ${exampleOf(parentSchema)}`;
}

function missing({ params, parentSchema }: ErrorObject): string {
  const name = String(params.missingProperty);
  const schema: unknown = parentSchema?.properties?.[name];
  const reason = isRecord(schema) ? schema["x-whenMissing"] : undefined;
  const example = exampleOf(schema);
  const hint = example === undefined ? "" : `; for example "${name}": "${example}"`;
  return `${typeof reason === "string" ? reason : "this is missing"}${hint}`;
}

/**
 * Finds the entry that a misspelled one was probably meant to be, among those that are missing.
 * Takes an error of the keyword `additionalProperties`.
 */
export function meantEntry({ params, parentSchema, data }: ErrorObject): string | undefined {
  const names = entryNames(parentSchema);
  const missing = names.filter((name) => !(isRecord(data) && name in data));
  return suggestion(String(params.additionalProperty), missing);
}

function unknownEntry(error: ErrorObject): string {
  const meant = meantEntry(error);
  return meant === undefined
    ? `there is no such entry; the possible entries are ${entryNames(error.parentSchema).join(", ")}`
    : `there is no such entry; did you mean ${meant}?`;
}

function notInList({ data, schema, parentSchema }: ErrorObject): string {
  const choices: string[] = Array.isArray(schema) ? schema : [];
  const unknown = `there is no ${String(parentSchema?.title).toLowerCase()} "${String(data)}"`;
  const meant = suggestion(String(data), choices);
  return meant === undefined
    ? `${unknown}; the choices are ${choices.join(", ")}`
    : `${unknown}; did you mean ${meant}? The choices are ${choices.join(", ")}`;
}

function entryNames(schema: ErrorObject["parentSchema"]): string[] {
  return Object.keys(schema?.properties ?? {}).filter((name) => name !== "$schema");
}

/** Gives the most likely word that was meant, or undefined if none is similar. */
export function suggestion(word: string, candidates: string[]): string | undefined {
  const written = word.toLowerCase();
  const similar = candidates
    .map((candidate) => ({
      candidate,
      // "maya" means "maya-chen.png", however much longer that is, rather than "ana.png".
      isPart: written.length >= 3 && candidate.toLowerCase().includes(written),
      typos: distance(written, candidate.toLowerCase()),
    }))
    .filter(({ isPart, typos }) => isPart || typos <= Math.ceil(written.length / 3));
  const [best] = similar.sort((a, b) => Number(b.isPart) - Number(a.isPart) || a.typos - b.typos);
  return best?.candidate;
}
