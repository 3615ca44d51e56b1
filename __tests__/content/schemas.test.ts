/** @jest-environment node */
import { readFileSync } from "node:fs";
import { Ajv } from "ajv";
import addFormats from "ajv-formats";
import { isRecord } from "../../gatsby/content-check/is-record";
import { copyContent } from "../support/content-copy";
import { contentNames, entriesOf, readSchema, type Schema } from "../support/schema-reading";

type Entry = { at: string; schema: Schema };

function allEntries(at: string, schema: Schema): Entry[] {
  const items = isRecord(schema.items) ? [{ at: `${at}[]`, schema: schema.items }] : [];
  const entries = entriesOf(schema).map(([name, entry]) => ({
    at: `${at}.${name}`,
    schema: entry,
  }));
  return [...entries, ...items].flatMap((entry) => [entry, ...allEntries(entry.at, entry.schema)]);
}

const entries = contentNames.flatMap((name) => allEntries(name, readSchema(name)));
const texts = entries.filter(({ schema }) => schema.type === "string");

function without(of: Entry[], key: string): string[] {
  return of.filter(({ schema }) => !schema[key]).map(({ at }) => at);
}

test("explains every entry with a title and a description", () => {
  expect(entries.length).toBeGreaterThan(100);
  expect(without(entries, "title")).toEqual([]);
  expect(without(entries, "description")).toEqual([]);
});

test("gives an example and a greatest length, or the choices, for every text", () => {
  const free = texts.filter(({ schema }) => schema.enum === undefined);
  expect(without(texts, "examples")).toEqual([]);
  expect(without(free, "maxLength")).toEqual([]);
});

test("says in words how much there may be, because text editors show nothing else", () => {
  const lists = entries.filter(({ schema }) => schema.type === "array");
  expect(without(lists, "maxItems")).toEqual([]);
  const silent = entries.filter(({ schema: { maxLength, maxItems, description } }) => {
    const limit = maxLength ? `${maxLength} characters` : `${maxItems} items`;
    return (maxLength || maxItems) && !String(description).endsWith(` Up to ${limit}.`);
  });
  expect(silent.map(({ at }) => at)).toEqual([]);
});

test("has every icon and color in the guide too, for text editors that complete nothing", () => {
  const guide = readFileSync("content/README.md", "utf8");
  const choices = texts
    .filter(({ at }) => /\.(?:icon|color)$/.test(at))
    .flatMap(({ schema }) => (Array.isArray(schema.enum) ? schema.enum : []));
  expect(choices.length).toBeGreaterThan(10);
  expect(choices.filter((choice) => !guide.includes(`\`${choice}\``))).toEqual([]);
});

test("gives examples that are allowed themselves", () => {
  const ajv = new Ajv({ strict: false });
  addFormats(ajv, ["email"]);
  const wrong = entries.filter(({ schema: { examples, ...rule } }) =>
    (Array.isArray(examples) ? examples : []).some((example) => !ajv.validate(rule, example)),
  );
  expect(wrong.map(({ at }) => at)).toEqual([]);
});

test("allows no unknown entry in any group", () => {
  const groups = entries.filter(({ schema }) => schema.type === "object");
  expect(groups.filter(({ schema }) => schema.additionalProperties !== false)).toEqual([]);
});

test("marks every sentence that the specification fixes", () => {
  const marked = entries.flatMap(({ at, schema }) => {
    const items = schema["x-specifiedItems"];
    const listed = Object.values(isRecord(items) ? items : {}).flat();
    const words = [schema["x-specified"], schema["x-specifiedPart"], ...listed];
    return words.filter((word) => word !== undefined).map((word) => `${at}: ${String(word)}`);
  });
  expect(marked.sort()).toEqual(
    [
      "about.backLabel: Back to Home",
      "features.items: Expert Providers",
      "features.items: Instant Text Support",
      "features.items: Ongoing Care",
      "features.items: Proactive Check-ins",
      "founders.items[].title: Co-Founder",
      "hero.patients.chat.responseTime: under 10 minutes",
      "hero.patients.headline: Women's Health Support At Your Fingertips",
      "hero.patients.joinLabel: Join Our Waitlist",
      "hero.patients.learnLabel: Learn How It Works",
      "hero.providers.headline: Elevate Your OB-GYN Practice With Continuous Support",
      "hero.providers.joinLabel: Join Our Waitlist",
      "hero.providers.learnLabel: Learn How It Works",
      "hero.providers.summary.gestation: 28 weeks",
      "journeys.patients.items: Postpartum & Beyond",
      "journeys.patients.items: Pregnancy & Prenatal Care",
      "journeys.providers.items: Engage and Empower Patients",
      "journeys.providers.items: Enhance Clinical Efficiency",
      "journeys.providers.items: Grow and Strengthen Your Practice",
      "not-found.heading: Oops! Page not found",
      "not-found.homeLabel: Return to Home",
      "panel.cancelLabel: Cancel",
      "panel.saveLabel: Save",
      "site.audiences.patients: For Families",
      "site.audiences.providers: For OB-GYN Clinics",
      "site.company.aboutLabel: About Us",
      "site.company.title: Company",
      "site.legal.privacyPolicy.label: Privacy Policy",
      "site.legal.termsOfService.label: Terms of Service",
      "testimonials.providers.figures: 30%",
      "testimonials.providers.figures: 62%",
      "testimonials.providers.figures: fewer after-hours calls",
      "testimonials.providers.figures: wider reach",
      "waitlist.configureLabel: Configure Google Sheets Integration",
      "waitlist.patients.formTitle: Sign up today",
      "waitlist.patients.headline: Join our Waitlist",
      "waitlist.providers.formTitle: Join Our Provider Network",
      "waitlist.providers.headline: Provider Waitlist",
    ].sort(),
  );
});

test.each(["least", "most", 1] as const)("accepts what is drawn from it: %s", async (extent) => {
  const content = await copyContent(extent);
  expect((await content.check()).errors).toEqual([]);
  await content.discard();
});
