/** @jest-environment node */
import { Ajv } from "ajv";
import addFormats from "ajv-formats";
import { isRecord } from "../../gatsby/content-check/content-texts";
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

const entries = contentNames.flatMap((name) => allEntries(name, readSchema(name)));
const texts = entries.filter(({ schema }) => schema.type === "string");

function without(of: Entry[], key: string): string[] {
  return of.filter(({ schema }) => !schema[key]).map(({ at }) => at);
}

test.each(["title", "description", "type"])("gives every entry a %s", (key) => {
  expect(entries.length).toBeGreaterThan(100);
  expect(without(entries, key)).toEqual([]);
});

test("gives an example and a greatest length, or the choices, for every text", () => {
  const free = texts.filter(({ schema }) => schema.enum === undefined);
  expect(without(texts, "examples")).toEqual([]);
  expect(without(free, "maxLength")).toEqual([]);
});

test("limits how long every list may be", () => {
  const lists = entries.filter(({ schema }) => schema.type === "array");
  expect(without(lists, "maxItems")).toEqual([]);
});

test("lets no list of texts or groups hold the same thing twice", () => {
  const lists = entries.filter(
    ({ schema }) => isRecord(schema.items) && schema.items.type !== "number",
  );
  const loose = lists.filter(({ schema }) => !schema.uniqueItems && !schema["x-unique"]);
  expect(loose.map(({ at }) => at)).toEqual([]);
});

test("gives examples that are allowed themselves", () => {
  const ajv = new Ajv({ strict: false });
  addFormats(ajv, ["email"]);
  const wrong = entries.filter(({ schema: { examples, ...rule } }) =>
    (Array.isArray(examples) ? examples : []).some((example) => !ajv.validate(rule, example)),
  );
  expect(wrong.map(({ at }) => at)).toEqual([]);
});

test("has a group wherever it names entries, and allows no unknown one in it", () => {
  const files = contentNames.map((name) => ({ at: name, schema: readSchema(name) }));
  const groups = [...files, ...entries].filter(
    ({ schema }) => schema.properties ?? schema.type === "object",
  );
  const loose = groups.filter(
    ({ schema }) => schema.type !== "object" || schema.additionalProperties !== false,
  );
  expect(loose.map(({ at }) => at)).toEqual([]);
});

test("requires whatever its description does not call optional", () => {
  const how = /leave (?:it|the line|the list) out|then remove the line|only needed|^optional/i;
  const isOptional = ({ schema }: Entry) => how.test(String(schema.description));
  const wrong = entries.filter((entry) => entry.isRequired === isOptional(entry));
  expect(wrong.filter(({ at }) => !at.endsWith("[]")).map(({ at }) => at)).toEqual([]);
});

test("says of an empty text that it can be left out if it can, and of no other", () => {
  const wrong = texts.filter(({ at, schema, isRequired }) => {
    const advice = String(schema.patternErrorMessage);
    if (!advice.startsWith("this is empty") || at.endsWith("[]")) return false;
    return isRequired === advice.includes("leave the whole line out");
  });
  expect(wrong.map(({ at }) => at)).toEqual([]);
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
