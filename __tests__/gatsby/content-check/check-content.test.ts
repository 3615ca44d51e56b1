/** @jest-environment node */
import { readFile } from "node:fs/promises";
import path from "node:path";
import featuresSchema from "../../../content/schemas/features.schema.json";
import { checkFile } from "../../../gatsby/content-check/check-content";
import { readPhotos } from "../../../gatsby/content-check/photos";
import {
  readSchemas,
  type SchemaCheck,
  schemaCheck,
} from "../../../gatsby/content-check/schema-check";
import { type ContentCopy, copyContent } from "../../support/content-copy";

let content: ContentCopy;

beforeEach(async () => {
  content = await copyContent();
});

afterEach(() => content.discard());

const icons = featuresSchema.properties.items.items.properties.icon.enum.join(", ");

/** What is written instead of what, and what the check says of it. */
type Row = [from: string | RegExp, to: string, line: string];

const mistakes: Row[] = [
  [
    /"heading": .*\n/,
    "",
    'content/about.json → heading: this is missing; for example "heading": "Meet our founders"',
  ],
  [/,\s*"instructions": [\s\S]*\]/, "", "content/panel.json → instructions: this is missing"],
  [
    "./schemas/about",
    "./schemas/hero",
    'content/about.json → $schema: this must read "./schemas/about.schema.json"',
  ],
  [
    '"How it works"',
    '""',
    "content/features.json → eyebrow: this is empty; write something, or leave the whole line out",
  ],
  [
    "Healing after a vaginal birth or a C-section",
    "Healing and resting ".repeat(7).replace(/ $/, "🌿"),
    'content/journeys.json → patients → item 2 "Postpartum & Beyond" → points → item 1 "Healing and resting Healing and resting…": this is 140 characters long; there is room for 120',
  ],
  [
    '"LinkedIn profile"',
    "62",
    "content/about.json → profileLabel: this must be a text in quotation marks, not a number",
  ],
  [
    "7.1",
    "-7.1",
    'content/hero.json → providers → summary → trends → item 1 "Sleep" → values → item 1: this number must be at least 0',
  ],
  [
    "7.1",
    "7100",
    'content/hero.json → providers → summary → trends → item 1 "Sleep" → values → item 1: this number may be at most 1000',
  ],
  [
    '"LinkedIn profile"',
    "null",
    "content/about.json → profileLabel: this must be a text in quotation marks, not null",
  ],
  [
    '"biography"',
    '"biograpy"',
    'content/founders.json → item 1 "Maya Chen" → biograpy: there is no such entry; did you mean biography?',
  ],
  [
    '"name": "Leah Okafor",',
    '"name": "Leah Okafor", "names": "Leah",',
    'content/founders.json → item 2 "Leah Okafor" → names: there is no such entry; the possible entries are name, title, credential, label, quote, photo, biography, profileUrl, email',
  ],
  [
    '"backLabel"',
    '"heading": "Who we are",\n  "backLabel"',
    "content/about.json → heading: this entry is here twice; remove one of the two",
  ],
  [
    '"stethoscope"',
    '"stetoscope"',
    `content/features.json → item 3 "Expert Providers" → icon: there is no icon "stetoscope"; did you mean stethoscope? The choices are ${icons}`,
  ],
  [
    '"patients": {',
    '"employers": {},\n  "patients": {',
    "content/testimonials.json → employers: there is no such entry; the possible entries are patients, providers",
  ],
  [
    /"items": \[[\s\S]*\]/,
    '"items": []',
    "content/founders.json → items: this list is empty; the page needs at least one item",
  ],
  [
    "[7.1, 6.6, 6.2, 5.8]",
    "[7.1]",
    'content/hero.json → providers → summary → trends → item 1 "Sleep" → values: this list has 1 item; the page needs 2',
  ],
  [
    /"bullets": \[[^\]]*\]/,
    '"bullets": ["a", "b", "c", "d", "e", "f", "g"]',
    "content/waitlist.json → patients → bullets: this list has 7 items; there is room for 6",
  ],
  [
    /"bullets": \[[^\]]*\]/,
    '"bullets": ["Joining is free.", "You decide.", "Joining is free."]',
    "content/waitlist.json → patients → bullets: items 1 and 3 are the same; change or remove one",
  ],
  [
    /\{\s*"icon": "stethoscope"/,
    '{ "icon": "baby", "title": "instant text  support", "description": "Twice." },\n{"icon": "stethoscope"',
    'content/features.json → item 3 "instant text  support" → title: this is the same title as that of item 1; change one of the two',
  ],
  [
    "https://www.linkedin.com/company/willowline-by-text",
    "http://www.linkedin.com/company/willowline-by-text",
    "content/site.json → social → url: a link must be a full web address that starts with https://",
  ],
  [
    "https://www.linkedin.com/company/willowline-by-text",
    "https://www.linkedin.com/x,",
    "content/site.json → social → url: this link leads nowhere: it ends with “,”, which belongs to the words around it; remove it",
  ],
  [
    "https://www.linkedin.com/company/willowline-by-text",
    "https://localhost/x",
    "content/site.json → social → url: a link must be a full web address that starts with https://",
  ],
  [
    '"Privacy Policy" }',
    '"Privacy Policy", "url": "https://a.example:99999/" }',
    "content/site.json → legal → privacyPolicy → url: this link leads nowhere: there is no port 99999, as 65535 is the highest; correct it",
  ],
  [
    '"copyright"',
    '"securityContact": "https://security.example/<your-page>",\n  "copyright"',
    "content/site.json → securityContact: this link leads nowhere: it has < in it, which no web address has; remove it, or write there what it stands for",
  ],
  ['"Back to Home"', '"\u200b "', "content/about.json → backLabel: this is empty"],
  [
    '"Privacy Policy" }',
    '"Privacy Policy", "url": "javascript:alert(1)" }',
    "content/site.json → legal → privacyPolicy → url: a link must be a full web address that starts with https://, or the path of a page of this site, such as /privacy",
  ],
  [
    '"/terms" }',
    '"/term" }',
    "content/site.json → legal → termsOfService → url: the site has no page at /term; did you mean /terms?",
  ],
  [
    '"Privacy Policy"',
    '"Privacy Policy", "url": "/cookies"',
    "content/site.json → legal → privacyPolicy → url: the site has no page at /cookies; give a page of legal.json this address",
  ],
  ...["/Privacy", "privacy", "/about", "/legal/privacy"].map(
    (address): Row => [
      '"/privacy"',
      `"${address}"`,
      'content/legal.json → pages → item 1 "Privacy" → address: an address is a slash followed by lower-case letters, digits and hyphens, such as /privacy, and not one that the site uses itself, such as /about',
    ],
  ),
  [
    '"/terms"',
    '"/privacy"',
    'content/legal.json → pages → item 2 "Terms" → address: this is the same address as that of item 1; change one of the two',
  ],
  [
    '"copyright"',
    '"securityContact": "security@willowline.example",\n  "copyright"',
    "content/site.json → securityContact: a contact must start with mailto: and an email address, or with https://",
  ],
  [
    '"leah@willowline.example"',
    '"leah@willowline"',
    'content/founders.json → item 2 "Leah Okafor" → email: "leah@willowline" is not an email address; write for example maya@example.com',
  ],
  ...["leah@willowline.example ", "leah\u200B@willowline.example"].map(
    (email, index): Row => [
      '"leah@willowline.example"',
      `"${email}"`,
      `content/founders.json → item 2 "Leah Okafor" → email: this email address has ${["a space", "an invisible character (U+200B)"][index]} in it; type it again`,
    ],
  ),
  ...["le?ah", "le#ah", "le%ah", "le/ah", "-leah"].map(
    (name): Row => [
      '"leah@willowline.example"',
      `"${name}@willowline.example"`,
      'content/founders.json → item 2 "Leah Okafor" → email: links to an email address with this character in it would lead to somebody else; use another address, of letters, digits and . _ - + before the @',
    ],
  ),
  [
    /[\s\S]*/,
    "[]",
    "content/not-found.json: this must be a group in curly brackets { }, not a list",
  ],
  [
    '"Back to Home"',
    '"Back to Home",',
    "content/about.json → line 12, column 30: there is an extra comma before the closing }",
  ],
];

describe("in one file", () => {
  // Compiled once: the schemas take far longer than a check.
  let check: SchemaCheck;

  beforeAll(async () => {
    const { folder, discard } = await copyContent();
    check = schemaCheck(await readSchemas(folder), {
      photos: await readPhotos(folder),
      pages: ["/privacy", "/terms"],
    });
    await discard();
  });

  async function checkChanged([from, to, line]: Row): Promise<string[]> {
    const file = /^content\/([\w-]+\.json)/.exec(line)?.[1] ?? "";
    await content.change(file, from, to);
    const text = await readFile(path.join(content.folder, file), "utf8");
    return checkFile(`content/${file}`, text, check);
  }

  test.each(mistakes)("%s, replaced by %s, is: %s", async (...row) => {
    expect(await checkChanged(row)).toEqual([row[2]]);
  });
});

test("reports a file under another name, from both ends", async () => {
  await content.remove("founders.json");
  await content.write("founder.json", "{}");
  expect(await content.check()).toEqual([
    "content/founder.json: the site uses no file of this name, only one called founders.json; remove it or rename it",
    "content/founders.json: this file is missing; it may have been renamed to founder.json",
  ]);
});

test("reports a file that the site does not use", async () => {
  await content.write("recipes.json", "{}");
  expect(await content.check()).toEqual([
    "content/recipes.json: the site uses no file of this name; remove it or rename it",
  ]);
});

test("reports all faults of all files at once, by file and from top to bottom", async () => {
  await content.change("about.json", '"Back to Home"', '"Back to Home",');
  await content.change("founders.json", "photos/leah-okafor.png", "photos/leah.png");
  await content.change("founders.json", '"name": "Maya Chen",', '"nme": "Maya Chen",');
  await content.change("founders.json", /(?<="Leah Okafor",)\s*"title": .*/, "");
  await content.change("not-found.json", "Oops! Page not found", "");
  await content.change("not-found.json", '"homeLabel"', '"text": "Gone.", "homeLabel"');
  await content.remove("panel.json");
  expect(await content.check()).toEqual([
    "content/about.json → line 12, column 30: there is an extra comma before the closing }",
    'content/founders.json → item 1 "Co-Founder" → nme: there is no such entry; did you mean name?',
    'content/founders.json → item 2 "Leah Okafor" → title: this is missing; for example "title": "Co-Founder"',
    'content/founders.json → item 2 "Leah Okafor" → photo: there is no file photos/leah.png; did you mean photos/leah-okafor.png?',
    "content/not-found.json → heading: this is empty",
    "content/not-found.json → text: this entry is here twice; remove one of the two",
    "content/panel.json: this file is missing; bring it back",
  ]);
});

test("reports a photo whose name nobody could publish, once, whether or not an entry names it", async () => {
  await content.write("photos/notes #1.txt", "not a picture");
  expect(await content.check()).toEqual([
    expect.stringMatching(/^content\/photos\/notes #1\.txt: this name has # in it, /),
  ]);
});

test("takes what may be left out, one item, and quotes of 400 characters", async () => {
  await content.change("site.json", "{", '{ "securityContact": "https://b.example/security",');
  await content.change("features.json", /"eyebrow": .*\n/, "");
  await content.change("founders.json", /"profileUrl": .*\n/, "");
  await content.change("hero.json", /"unit": .*\n/, "");
  await content.change("testimonials.json", /"figures": \[[^\]]*\]/, '"figures": []');
  await content.change("testimonials.json", /"quote": ".*"/, `"quote": "${"é".repeat(400)}"`);
  await content.change("founders.json", /,\s*\{\s*"name": "Leah[\s\S]*\]/, "]");
  expect(await content.check()).toEqual([]);
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
