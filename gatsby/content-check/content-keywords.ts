import type { FuncKeywordDefinition, SchemaValidateFunction } from "ajv";
import { isRecord } from "./is-record";
import { type Path, pointerTo } from "./json-pointer";
import { type PhotoSize, photoSentence } from "./photo-sentence";
import type { Photos } from "./photos";

type Finding = { path: Path; sentence: string };

/** Keywords whose findings are warnings: the specification's words may be changed on purpose. */
export const warningKeywords = new Set(["x-specified", "x-specifiedPart", "x-specifiedItems"]);

/**
 * The rules of our schemas that JSON Schema has no keyword for. Each puts its whole sentence into
 * the error's message.
 *
 * @param photos - the files that photos may name.
 * @returns definitions for ajv.
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
      return sentence === undefined ? [] : [{ path: [], sentence }];
    }),
  ];
}

function keyword<Rule>(
  name: string,
  find: (rule: Rule, data: unknown) => Finding[],
): FuncKeywordDefinition {
  const validate: SchemaValidateFunction = (rule: Rule, data: unknown, _schema, context) => {
    const findings = find(rule, data);
    validate.errors = findings.map(({ path, sentence }) => ({
      keyword: name,
      message: sentence,
      instancePath: (context?.instancePath ?? "") + pointerTo(path),
      params: {},
    }));
    return findings.length === 0;
  };
  return { keyword: name, validate, errors: true };
}

function specified(words: string): Finding {
  return {
    path: [],
    sentence: `the specification asks for ${words}; make sure that the change is wanted`,
  };
}

/** An empty list is left alone: whoever empties it hides the whole of it on purpose. */
function missingItems(
  { property, values }: { property: string; values: string[] },
  items: unknown,
): Finding[] {
  if (!Array.isArray(items) || items.length === 0) {
    return [];
  }
  const present = items.map((item) => (isRecord(item) ? item[property] : undefined));
  return values
    .filter((value) => !present.includes(value))
    .map((value) => specified(`an item with the ${property} "${value}"`));
}

function repeated(items: unknown, entry: string): Finding[] {
  const first = new Map<string, number>();
  const findings: Finding[] = [];
  for (const [index, item] of Array.isArray(items) ? items.entries() : []) {
    const text: unknown = isRecord(item) ? item[entry] : undefined;
    const plain = typeof text === "string" ? text.trim().replace(/\s+/g, " ").toLowerCase() : "";
    const earlier = first.get(plain);
    if (plain !== "" && earlier !== undefined) {
      const sentence = `this is the same ${entry} as that of item ${earlier + 1}`;
      findings.push({ path: [index, entry], sentence });
    }
    first.set(plain, earlier ?? index);
  }
  return findings;
}
