/** @jest-environment node */
import { isRecord } from "../../gatsby/content-check/is-record";
import { allWeeks, pregnancyWeeks } from "../../src/drawings/week-branch";
import { copyContent } from "../support/content-copy";
import { contentNames, entriesOf, readSchema, type Schema } from "../support/schema-reading";

type Entry = { at: string; schema: Schema; isRequired: boolean };

function entriesIn(at: string, schema: Schema): Entry[] {
  const required: unknown[] = Array.isArray(schema.required) ? schema.required : [];
  const entries = entriesOf(schema).map(([name, entry]) => ({
    at: `${at}.${name}`,
    schema: entry,
    isRequired: required.includes(name),
  }));
  // An item is as little optional as a required entry.
  if (isRecord(schema.items))
    entries.push({ at: `${at}[]`, schema: schema.items, isRequired: true });
  return entries.flatMap((entry) => [entry, ...entriesIn(entry.at, entry.schema)]);
}

const files = contentNames.map((name) => ({
  at: name,
  schema: readSchema(name),
  isRequired: true,
}));
const entries = [...files, ...files.flatMap(({ at, schema }) => entriesIn(at, schema))];

test.each<[rule: string, isKept: (entry: Entry) => unknown]>([
  ["a description", ({ schema }) => schema.description],
  ["a type", ({ schema }) => schema.type],
  [
    "room for 60 characters at most, if it is a label or an eyebrow",
    ({ at, schema }) => !/(label|eyebrow)$/i.test(at) || Number(schema.maxLength) <= 60,
  ],
  [
    "room for 80 characters at most, if it is a title",
    ({ at, schema }) => !/(title|headline)$/i.test(at) || Number(schema.maxLength) <= 80,
  ],
  [
    "room for two sentences at least, if it is a text",
    ({ at, schema: { type, maxLength } }) =>
      !/(text|answer|quote|description|blurb|paragraphs\[\]|biography\[\])$/i.test(at) ||
      type !== "string" ||
      Number(maxLength) >= 120,
  ],
  [
    "“Optional” at its start, if it is",
    ({ schema, isRequired }) => isRequired !== /^Optional;/.test(String(schema.description)),
  ],
  [
    "a greatest length, if it is a text or a list",
    ({ schema: { type, maxLength, maxItems, enum: choices } }) =>
      type === "string" ? (maxLength ?? choices) : type !== "array" || maxItems,
  ],
  [
    "a pattern that refuses emptiness, if it is a text",
    ({ schema: { type, pattern, enum: choices } }) => type !== "string" || pattern || choices,
  ],
  [
    "one item at least, if it may be left out",
    ({ schema: { type, minItems }, isRequired }) =>
      type !== "array" || isRequired || Number(minItems) >= 1,
  ],
  [
    "no unknown entries, if it is a group",
    ({ schema: { type, additionalProperties } }) =>
      type !== "object" || additionalProperties === false,
  ],
])("every entry of the content has %s", (_rule, isKept) => {
  expect(entries.length).toBeGreaterThan(100);
  expect(entries.filter((entry) => !isKept(entry)).map(({ at }) => at)).toEqual([]);
});

test.each([
  "testimonials.patients.items",
  "testimonials.providers.items",
  "testimonials.providers.figures",
  "questions.patients.items",
  "questions.providers.items",
  "founders.items",
])("an owner can take away all %s", (list) => {
  const { schema } = entries.find(({ at }) => at === list) ?? {};
  expect(schema).toMatchObject({ type: "array", minItems: 0 });
});

test.each([
  ["pregnancy", pregnancyWeeks],
  ["postpartum", allWeeks - pregnancyWeeks],
])("questions of %s are about the weeks that the branch has", (phase, weeks) => {
  const { schema } = entries.find(({ at }) => at === `journeys.weeks.${phase}[].week`) ?? {};
  expect(schema).toMatchObject({ minimum: 1, maximum: weeks });
});

test.each(["least", "most"] as const)(
  "the check accepts the %s that the schemas allow",
  async (extent) => {
    expect(await (await copyContent(extent)).check()).toEqual([]);
  },
);
