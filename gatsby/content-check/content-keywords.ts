import type { FuncKeywordDefinition, SchemaValidateFunction } from "ajv";
import type { Fault } from "./fault";
import { isRecord } from "./is-record";
import { type PhotoSize, type Photos, photoSentence } from "./photos";

/**
 * The rules of our schemas that JSON Schema has no keyword for, as definitions for ajv. Each puts
 * its whole sentence into the error's message.
 *
 * @param photos - the files that photos may name.
 */
export function contentKeywords(photos: Photos): FuncKeywordDefinition[] {
  return [
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
