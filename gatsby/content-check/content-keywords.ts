import type { FuncKeywordDefinition, SchemaValidateFunction } from "ajv";
import type { Fault } from "./fault";
import { isRecord } from "./is-record";
import { type PhotoSize, type Photos, photoSentence } from "./photos";

/** Keywords whose faults are warnings: the specification's words may be changed on purpose. */
export const warningKeywords = new Set(["x-specified", "x-specifiedPart", "x-specifiedItems"]);

/**
 * The rules of our schemas that JSON Schema has no keyword for, as definitions for ajv. Each puts
 * its whole sentence into the error's message.
 *
 * @param photos - the files that photos may name.
 */
export function contentKeywords(photos: Photos): FuncKeywordDefinition[] {
  return [
    keyword("x-specified", (wanted: string, text) =>
      text === wanted ? [] : [specified(`"${wanted}"`)],
    ),
    keyword("x-specifiedPart", (wanted: string, text) =>
      typeof text === "string" && !text.includes(wanted)
        ? [specified(`"${wanted}" as a part of this text`)]
        : [],
    ),
    keyword("x-specifiedItems", missingItems),
    keyword("x-unique", (entries: string[], items) =>
      entries.flatMap((entry) => repeated(items, entry)),
    ),
    keyword("x-photo", (wanted: PhotoSize, photo) => {
      const file = isRecord(photo) ? photo.file : undefined;
      const isName = typeof file === "string" && /^photos\/[^/\\]+$/.test(file);
      const sentence = isName ? photoSentence(file, wanted, photos) : undefined;
      return sentence === undefined ? [] : [{ at: [], sentence }];
    }),
  ];
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

function specified(words: string): Fault {
  return {
    at: [],
    sentence: `the specification asks for ${words}; make sure that the change is wanted`,
  };
}

/**
 * Wants items with these texts, by the name of their entry; more may follow after a colon. An empty
 * list is left alone: whoever empties it hides the whole of it on purpose.
 */
function missingItems(wanted: Record<string, string[]>, items: unknown): Fault[] {
  if (!Array.isArray(items) || items.length === 0) return [];
  return Object.entries(wanted).flatMap(([entry, texts]) => {
    const present = items.map((item) => `${isRecord(item) ? item[entry] : ""}:`);
    return texts
      .filter((text) => !present.some((words) => words.startsWith(`${text}:`)))
      .map((text) => specified(`an item with the ${entry} "${text}"`));
  });
}

function repeated(items: unknown, entry: string): Fault[] {
  const texts = (Array.isArray(items) ? items : []).map((item) => {
    const text: unknown = isRecord(item) ? item[entry] : undefined;
    return typeof text === "string" ? text.trim().replace(/\s+/g, " ").toLowerCase() : "";
  });
  return texts.flatMap((text, index) => {
    const first = texts.indexOf(text);
    if (text === "" || first === index) return [];
    const sentence = `this is the same ${entry} as that of item ${first + 1}; change one of the two`;
    return [{ at: [index, entry], sentence }];
  });
}
