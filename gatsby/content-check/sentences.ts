import type { ErrorObject } from "ajv";
import { closest, distance } from "fastest-levenshtein";
import { isRecord } from "./is-record";

/** What to say for each keyword of our schemas. */
const keywordSentences: Partial<Record<string, (error: ErrorObject) => string>> = {
  additionalProperties: ({ params, parentSchema }) => {
    const names = Object.keys(parentSchema?.properties ?? {}).filter((name) => name !== "$schema");
    const unknown = String(params.additionalProperty);
    const hint = didYouMean(unknown, names) || `; the entries here are ${names.join(", ")}`;
    return `there is no entry "${unknown}"${hint}`;
  },
  enum: ({ data, params }) => {
    const choices: string[] = params.allowedValues;
    return `"${data}" is not a choice; the choices are ${choices.join(", ")}`;
  },
  maximum: ({ params }) => `this number may be at most ${params.limit}`,
  maxItems: ({ data, params }) =>
    `this list has ${lengthOf(data)} items; there is room for ${params.limit}`,
  maxLength: ({ data, params }) =>
    `this is ${lengthOf(data)} characters long; there is room for ${params.limit}`,
  minimum: ({ params }) => `this number must be at least ${params.limit}`,
  minItems: ({ params }) => `this list is too short; the page needs at least ${params.limit} in it`,
  pattern: ({ parentSchema }) => String(parentSchema?.patternErrorMessage),
  required: ({ params }) => `"${params.missingProperty}" is missing`,
  type: ({ params }) => `this must be ${kinds[params.type] ?? params.type}`,
};

const kinds: Partial<Record<string, string>> = {
  string: "a text in quotation marks",
  number: "a number without quotation marks",
  integer: "a whole number without quotation marks",
  array: "a list in square brackets [ ]",
  object: "a group in curly brackets { }",
};

/** Puts an error of ajv, in its verbose mode, into a sentence. */
export function sentenceFor(error: ErrorObject): string {
  return keywordSentences[error.keyword]?.(error) ?? String(error.message);
}

/** In characters as ajv counts them, or items. */
function lengthOf(data: unknown): number {
  return Array.isArray(data) ? data.length : [...String(data)].length;
}

/** Asks whether a similar name was meant; empty if there is none. */
export function didYouMean(written: string, names: string[]): string {
  if (names.length === 0) return "";
  const lowerCase = names.map((name) => name.toLowerCase());
  const best = closest(written.toLowerCase(), lowerCase);
  const isSimilar = distance(written.toLowerCase(), best) <= written.length / 3;
  return isSimilar ? `; did you mean ${names[lowerCase.indexOf(best)]}?` : "";
}

/** Entries that tell an editor which item of a list is meant. */
const namingEntries = ["name", "title", "author", "label", "question", "text", "value"];

/**
 * Says where in a file a value is, in words that an editor can find.
 *
 * @param data - of the whole file.
 * @param pointer - JSON pointer, such as `/items/1/photo`.
 * @returns for example `["items", 'item 2 "Maya Chen"', "photo"]`.
 */
export function placeInWords(data: unknown, pointer: string): string[] {
  let value = data;
  return pointer
    .split("/")
    .slice(1)
    .map((step) => {
      const group = value;
      if (Array.isArray(group)) {
        value = group[Number(step)];
        return `item ${Number(step) + 1}${nameOf(value)}`;
      }
      value = isRecord(group) ? group[step] : undefined;
      return step;
    });
}

function nameOf(item: unknown): string {
  const texts = isRecord(item) ? namingEntries.map((entry) => item[entry]) : [item];
  const name = texts.find((text) => typeof text === "string" && text.trim() !== "");
  return name === undefined ? "" : ` "${String(name).slice(0, 40)}"`;
}
