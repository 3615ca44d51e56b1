/** @jest-environment node */
import { Ajv } from "ajv";
import addFormats from "ajv-formats";
import { isRecord } from "../../gatsby/content-check/sentences";
import { copyContent } from "../support/content-copy";
import { contentNames, entriesOf, readSchema, type Schema } from "../support/schema-reading";

type Entry = { at: string; schema: Schema; isRequired: boolean };

function allEntries(at: string, schema: Schema): Entry[] {
  const items = isRecord(schema.items)
    ? [{ at: `${at}[]`, schema: schema.items, isRequired: false }]
    : [];
  const required: unknown[] = Array.isArray(schema.required) ? schema.required : [];
  const entries = entriesOf(schema).map(([name, entry]) => ({
    at: `${at}.${name}`,
    schema: entry,
    isRequired: required.includes(name),
  }));
  return [...entries, ...items].flatMap((entry) => [entry, ...allEntries(entry.at, entry.schema)]);
}

/** The files themselves, and what is in them. */
const entries = contentNames.flatMap((name): Entry[] => {
  const schema = readSchema(name);
  return [{ at: name, schema, isRequired: true }, ...allEntries(name, schema)];
});

const ajv = addFormats(new Ajv({ strict: false }), ["email"]);

function isOptional({ schema }: Entry): boolean {
  const how = /leave (?:it|the line|the list) out|then remove the line|only needed|^optional/i;
  return how.test(String(schema.description));
}

function hasRightExamples({ schema: { examples, ...rule } }: Entry): boolean {
  return Array.isArray(examples) && examples.every((example) => ajv.validate(rule, example));
}

const isItem = ({ at }: Entry) => at.endsWith("[]");
const isText = ({ schema }: Entry) => schema.type === "string";
const isGroup = ({ schema }: Entry) => isRecord(schema.properties) || schema.type === "object";
const saysEmpty = ({ schema }: Entry) => /^this is empty/.test(String(schema.patternErrorMessage));

/** What is so of each entry of a kind. */
const rules: Record<string, [of: (entry: Entry) => unknown, isSo: (entry: Entry) => unknown]> = {
  "every entry has a title": [() => true, ({ schema }) => schema.title],
  "every entry has a description": [() => true, ({ schema }) => schema.description],
  "every entry has a type": [() => true, ({ schema }) => schema.type],
  "every text has an example": [isText, ({ schema }) => schema.examples],
  "every example is allowed itself": [({ schema }) => schema.examples, hasRightExamples],
  "every text has a greatest length, or choices": [
    isText,
    ({ schema }) => schema.maxLength ?? schema.enum,
  ],
  "every list has a greatest length": [
    ({ schema }) => schema.type === "array",
    ({ schema }) => schema.maxItems,
  ],
  "no list of texts or groups holds the same thing twice": [
    ({ schema: { items } }) => isRecord(items) && items.type !== "number",
    ({ schema }) => schema.uniqueItems ?? schema["x-unique"],
  ],
  "what names entries is a group, which allows no unknown ones": [
    isGroup,
    ({ schema }) => schema.type === "object" && schema.additionalProperties === false,
  ],
  "what its description does not call optional is required": [
    (entry) => !isItem(entry),
    (entry) => entry.isRequired !== isOptional(entry),
  ],
  "of an empty text that may be left out it is said, and of no other": [
    (entry) => isText(entry) && saysEmpty(entry) && !isItem(entry),
    ({ schema, isRequired }) =>
      isRequired !== String(schema.patternErrorMessage).includes("leave the whole line out"),
  ],
};

test.each(Object.entries(rules))("%s", (_rule, [of, isSo]) => {
  const found = entries.filter(of);
  expect(found.length).toBeGreaterThan(10);
  expect(found.filter((entry) => !isSo(entry)).map(({ at }) => at)).toEqual([]);
});

test("gives no two entries beside each other one title", () => {
  const titles = entries
    .filter(({ at }) => !at.endsWith("[]"))
    .map(({ at, schema }) => `${at.replace(/[^.]+$/, "")} ${schema.title}`);
  expect(titles.filter((title, index) => titles.indexOf(title) !== index)).toEqual([]);
});

test.each(["least", "most"] as const)("accepts what is drawn from it: %s", async (extent) => {
  const content = await copyContent(extent);
  expect(await content.check()).toEqual([]);
  await content.discard();
});
