/** @jest-environment node */
import { readFile } from "node:fs/promises";
import { checkFile } from "../../../gatsby/content-check/check-content";
import {
  readSchemas,
  type SchemaCheck,
  schemaCheck,
} from "../../../gatsby/content-check/schema-check";
import { copyContent } from "../../support/content-copy";

/** What is written in a file instead of what, and what the check says of it. */
type Mistake = [from: string | RegExp, to: string, said: string];

const profile = "https://www.linkedin.com/company/willowline-by-text";
const policy = '"Privacy Policy" }';
const link = (url: string) => `"Privacy Policy", "url": "${url}" }`;
const card = '{ "icon": "baby", "title": "instant text  support", "description": "Twice." }, ';
const long = "Healing and resting ".repeat(7).replace(/ $/, "🌿");
const manyBullets = '"bullets": ["a", "b", "c", "d", "e", "f", "g"]';

const mistakes: Record<string, Mistake[]> = {
  about: [
    ["/about", "/hero", ' → $schema: this must read "./schemas/about.schema.json"'],
    ['"LinkedIn profile"', "62", "Label: this must be a text in quotation marks, not a number"],
    ['"LinkedIn profile"', "null", "Label: this must be a text in quotation marks, not null"],
    ['"Back to Home"', '"\u200b "', "backLabel: this is empty"],
  ],
  panel: [[/,\s*"instructions": [\s\S]*\]/, "", "instructions: this is missing"]],
  features: [
    ['"How it works"', '""', "this is empty; write something, or leave the whole line out"],
    ['"stethoscope"', '"stetoscope"', "did you mean stethoscope? The choices are baby, bell-ring"],
    [/\{\s*"icon": "s/, `${card}{ "icon": "s`, "this is the same title as that of item 1; change"],
    ['"stages": ["First test", "Birth"]', "", "sample: this group is empty; fill it, or remove it"],
    [/(?="sample": \{\s*"stages")/, '"icon": "baby", ', "sample: a card shows a sample or an icon"],
  ],
  journeys: [
    ['"week": 31', '"week": 8', "item 2 → week: this is the same week as that of item 1"],
    [
      '"week": 31',
      '"week": 8.4',
      "week: this must be a whole number without quotation marks, not a decimal",
    ],
    ['"photo": {', '"drawing": "road", "photo": {', "photo: a card shows a picture or a drawing"],
    [
      "Healing after a vaginal birth or a C-section",
      long,
      'patients → item 2 "Postpartum & Beyond" → points → item 1 "Healing and resting Healing and resting…": this is 140 characters long; there is room for 120',
    ],
  ],
  hero: [
    ["7.1", "-7.1", 'item 1 "Sleep" → values → item 1: this number must be at least 0'],
    ["7.1", "7100", 'item 1 "Sleep" → values → item 1: this number may be at most 1000'],
    ["[7.1, 6.6, 6.2, 5.8]", "[7.1]", "values: this list has 1 item; the page needs 2"],
    ["7.1, 6.6, 6.2", "7,4, 7,1, 6", "decimals come after a point"],
    ['"Join Our Waitlist"', '"**Join**"', 'joinLabel: in "**Join**", visitors would read marks'],
    ['"G1P0"', '"G1P0 &middot; 28w"', 'history: in "G1P0 &middot;", visitors would read an HTML'],
  ],
  founders: [
    ['"biography"', '"biograpy"', "biograpy: there is no such entry; did you mean biography?"],
    [
      '"name":',
      '"names": "M", "name":',
      "the possible entries are name, title, credential, label,",
    ],
    [/,\s*"alt": ".*"/, "", "photo → alt: a photo needs a few words for people who"],
    ['"photos/', '"../photos/', "photo → file: a photo's file must be written as photos/"],
    ["maya-chen.jpg", "small.png", "is 479 × 900 pixels; to be sharp, it needs"],
    ['"alt"', '"focus": "101% 30%", "alt"', "photo → focus: the part to keep in view"],
    [/"items": \[[\s\S]*\]/, '"items": []', "this list is empty; the page needs at least one item"],
    ["leah@willowline.example", "leah@willowline", '"leah@willowline" is not an email address;'],
    ["leah@willowline.example", "l@b.example ", "this email address has a space in it"],
    ["leah@willowline.example", "l\u200B@b.example", "has an invisible character (U+200B) in it"],
    ...["le?ah", "le#ah", "le%ah", "le/ah", "-leah"].map(
      (name): Mistake => [
        "leah@",
        `${name}@`,
        "with this character in it would lead to somebody else",
      ],
    ),
  ],
  testimonials: [
    ["priya-raman.png", "small.png", "is 479 × 900 pixels; to be sharp, it needs"],
    [/,\s*"photo": \{[^}]*\}/, "", "a clinician's quote needs a photo"],
    ...["3x", "1,200", "130%", "6.2%"].map(
      (value): Mistake => [
        "62%",
        value,
        "value: the drawing shows a whole percentage, such as 62%",
      ],
    ),
    ['"patients":', '"employers": {}, "patients":', "the possible entries are patients, providers"],
  ],
  waitlist: [
    [/"bullets": \[[^\]]*\]/, manyBullets, "bullets: this list has 7 items; there is room for 6"],
    [/"bullets": \[[^\]]*\]/, '"bullets": ["Free.", "No.", "Free."]', "items 1 and 3 are the same"],
  ],
  site: [
    [
      profile,
      "http://www.linkedin.com/x",
      "a link must be a full web address that starts with https",
    ],
    [profile, "https://www.linkedin.com/x,", "this link leads nowhere: it ends with “,”, which"],
    [policy, link("javascript:alert(1)"), "or the path of a page of this site, such as /privacy"],
    [policy, link("/cookies"), "no page at /cookies; give a page of legal.json this address"],
    ['"/terms" }', '"/term" }', "the site has no page at /term; did you mean /terms?"],
  ],
  legal: [
    ...["/Privacy", "privacy", "/about", "/legal/privacy"].map(
      (address): Mistake => [
        '"/privacy"',
        `"${address}"`,
        "an address is a slash followed by lower-case",
      ],
    ),
    [
      '"/terms"',
      '"/privacy"',
      'item 2 "Terms" → address: this is the same address as that of item 1',
    ],
  ],
  "not-found": [[/[\s\S]*/, "[]", "this must be a group in curly brackets { }, not a list"]],
};

describe("in one file", () => {
  let check: SchemaCheck;

  beforeAll(async () => {
    const photos = new Map([["small.png", { width: 479, height: 900 }]]);
    check = schemaCheck(await readSchemas("content"), { photos, pages: ["/privacy", "/terms"] });
  });

  test.each(
    Object.entries(mistakes).flatMap(([name, ofFile]) =>
      ofFile.map((mistake) => [name, ...mistake] as const),
    ),
  )("%s.json, %s, replaced by %s, is: %s", async (name, from, to, said) => {
    const text = await readFile(`__tests__/support/sample-content/${name}.json`, "utf8");
    const changed = text.replace(from, () => to);
    expect(changed).not.toBe(text);
    const faults = checkFile(`content/${name}.json`, changed, check);
    // The check knows of no other photo here.
    expect(faults.filter((fault) => !fault.includes("there is no file"))).toEqual([
      expect.stringContaining(said),
    ]);
    for (const fault of faults) expect(fault.startsWith(`content/${name}.json`)).toBe(true);
  });
});

test("in a folder, it reports all faults of all files at once, by file and from top to bottom", async () => {
  const content = await copyContent();
  await content.change("about.json", '"Back to Home"', '"Back to Home",');
  await content.change("founders.json", "photos/leah-okafor.png", "photos/leah.png");
  await content.change("founders.json", '"name": "Maya Chen",', '"nme": "Maya Chen",');
  await content.change("founders.json", /(?<="Leah Okafor",)\s*"title": .*/, "");
  await content.remove("journeys.json");
  await content.write("journey.json", "{}");
  await content.change("not-found.json", "Oops! Page not found", "");
  await content.change("not-found.json", '"homeLabel"', '"text": "Gone.", "homeLabel"');
  await content.remove("panel.json");
  await content.write("recipes.json", "{}");
  // Whether or not an entry names it.
  await content.write("photos/notes #1.txt", "not a picture");
  const faults = await content.check();
  await content.discard();
  expect(faults).toEqual([
    "content/about.json → line 8, column 30: there is an extra comma here",
    'content/founders.json → item 1 "Co-Founder" → nme: there is no such entry; did you mean name?',
    'content/founders.json → item 2 "Leah Okafor" → title: this is missing; for example "title": "Co-Founder"',
    'content/founders.json → item 2 "Leah Okafor" → photo: there is no file photos/leah.png; did you mean photos/leah-okafor.png?',
    "content/journey.json: the site uses no file of this name, only one called journeys.json; remove it or rename it",
    "content/journeys.json: this file is missing; it may have been renamed to journey.json",
    "content/not-found.json → heading: this is empty",
    "content/not-found.json → text: this entry is here twice; remove one of the two",
    "content/panel.json: this file is missing; bring it back",
    "content/recipes.json: the site uses no file of this name; remove it or rename it",
    expect.stringMatching(/^content\/photos\/notes #1\.txt: this name has # in it, /),
  ]);
});

test.each([
  [
    { required: ["text"], properties: { texts: {} } },
    /about\.schema\.json: .*"text" is not defined/,
  ],
  [{ descripton: "A few words." }, /about\.schema\.json: .*"descripton"/],
])("a slip in a schema is no editor's mistake, and says in which: %j", (schema, message) => {
  const schemas = new Map([["about.schema.json", { type: "object", ...schema }]]);
  expect(() => schemaCheck(schemas, { photos: new Map(), pages: [] })).toThrow(message);
});
