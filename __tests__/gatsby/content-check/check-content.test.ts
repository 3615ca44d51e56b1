/** @jest-environment node */
import { readFile } from "node:fs/promises";
import path from "node:path";
import { checkContent } from "../../../gatsby/content-check/check-content";
import { checkFile } from "../../../gatsby/content-check/check-file";
import { describeFault } from "../../../gatsby/content-check/fault";
import { readPhotos } from "../../../gatsby/content-check/photos";
import { readSchemas } from "../../../gatsby/content-check/read-schemas";
import { type SchemaCheck, schemaCheck } from "../../../gatsby/content-check/schema-errors";
import { type ContentCopy, copyContent } from "../../support/content-copy";

let content: ContentCopy;

beforeEach(async () => {
  content = await copyContent();
});

afterEach(() => content.discard());

test("finds no error in the site's own content", async () => {
  expect((await checkContent("content")).errors.map(describeFault)).toEqual([]);
});

test("says nothing about content that is in order", async () => {
  expect(await content.check()).toEqual({ errors: [], warnings: [] });
});

const icons =
  "baby, bell-ring, calendar-check, calendar-heart, clock, hand-heart, heart-handshake, heart-pulse, message-circle, message-circle-heart, notebook-pen, phone, shield-check, sparkles, stethoscope, users";

type Row = {
  fault: string;
  file: string;
  from: string | RegExp;
  to: string;
  line: string;
};

const rows: Row[] = [
  {
    fault: "a missing text",
    file: "about.json",
    from: /"heading": .*\n/,
    to: "",
    line: 'content/about.json → heading: this is missing; for example "heading": "Meet our founders"',
  },
  {
    fault: "a missing list",
    file: "panel.json",
    from: /,\s*"instructions": [\s\S]*\]/,
    to: "",
    line: "content/panel.json → instructions: this is missing",
  },
  {
    fault: "a missing name of the rules",
    file: "about.json",
    from: /"\$schema": .*\n/,
    to: "",
    line: 'content/about.json → $schema: this is missing; for example "$schema": "./schemas/about.schema.json"',
  },
  {
    fault: "the rules of another file",
    file: "about.json",
    from: "./schemas/about",
    to: "./schemas/hero",
    line: 'content/about.json → $schema: this must read "./schemas/about.schema.json"',
  },
  {
    fault: "an empty text",
    file: "site.json",
    from: /"blurb": .*/,
    to: '"blurb": "",',
    line: "content/site.json → blurb: this is empty",
  },
  {
    fault: "a text of nothing but spaces",
    file: "testimonials.json",
    from: '"24 weeks pregnant"',
    to: '"   "',
    line: 'content/testimonials.json → patients → item 1 "J.M." → role: this is empty',
  },
  {
    fault: "an empty text that could be left out",
    file: "features.json",
    from: '"How it works"',
    to: '""',
    line: "content/features.json → eyebrow: this is empty; write something, or leave the whole line out",
  },
  {
    fault: "a quote that is too long",
    file: "testimonials.json",
    from: /"quote": ".*"/,
    to: `"quote": "${"word ".repeat(81)}"`,
    line: 'content/testimonials.json → patients → item 1 "J.M." → quote: this is 405 characters long; there is room for 400',
  },
  {
    fault: "a point that is too long, shortened in its name",
    file: "journeys.json",
    from: "Healing after a vaginal birth or a C-section",
    to: "Healing and resting ".repeat(7).trim(),
    line: 'content/journeys.json → patients → item 2 "Postpartum & Beyond" → points → item 1 "Healing and resting Healing and resting…": this is 139 characters long; there is room for 120',
  },
  {
    fault: "a number where a text belongs",
    file: "testimonials.json",
    from: '"62%"',
    to: "62",
    line: 'content/testimonials.json → providers → figures → item 1 "fewer after-hours calls" → value: this must be a text in quotation marks, not a number',
  },
  {
    fault: "a text where a list belongs",
    file: "waitlist.json",
    from: /"bullets": \[[^\]]*\]/,
    to: '"bullets": "Joining is no commitment."',
    line: "content/waitlist.json → patients → bullets: this must be a list in square brackets [ ], not a text",
  },
  {
    fault: "a list where a group belongs",
    file: "pages.json",
    from: /"home": \{[^}]*\}/,
    to: '"home": []',
    line: "content/pages.json → home: this must be a group in curly brackets { }, not a list",
  },
  {
    fault: "a text where a number belongs",
    file: "hero.json",
    from: "7.1",
    to: '"7.1"',
    line: 'content/hero.json → providers → summary → trends → item 1 "Sleep" → values → item 1 "7.1": this must be a number without quotation marks, not a text',
  },
  {
    fault: "a number below what a chart can show",
    file: "hero.json",
    from: "7.1",
    to: "-7.1",
    line: 'content/hero.json → providers → summary → trends → item 1 "Sleep" → values → item 1: this number must be at least 0',
  },
  {
    fault: "a number beyond what a chart can show",
    file: "hero.json",
    from: "7.1",
    to: "7100",
    line: 'content/hero.json → providers → summary → trends → item 1 "Sleep" → values → item 1: this number may be at most 1000',
  },
  {
    fault: "nothing where a text belongs",
    file: "about.json",
    from: '"LinkedIn profile"',
    to: "null",
    line: "content/about.json → profileLabel: this must be a text in quotation marks, not null",
  },
  {
    fault: "a misspelt entry, once, not also as a missing one",
    file: "founders.json",
    from: '"biography"',
    to: '"biograpy"',
    line: 'content/founders.json → item 1 "Maya Chen" → biograpy: there is no such entry; did you mean biography?',
  },
  {
    fault: "an entry that is like no other",
    file: "founders.json",
    from: '"name": "Leah Okafor",',
    to: '"name": "Leah Okafor", "zodiac": "Libra",',
    line: 'content/founders.json → item 2 "Leah Okafor" → zodiac: there is no such entry; the possible entries are name, title, photo, biography, profileUrl, email',
  },
  {
    fault: "a misspelt entry beside the one that it is like",
    file: "site.json",
    from: '"name":',
    to: '"nmae": "Willowline",\n  "name":',
    line: "content/site.json → nmae: there is no such entry; did you mean name?",
  },
  {
    fault: "an entry with two letters swapped",
    file: "site.json",
    from: '"Privacy Policy" }',
    to: '"Privacy Policy", "ulr": "https://willowline.example/privacy" }',
    line: "content/site.json → legal → privacyPolicy → ulr: there is no such entry; did you mean url?",
  },
  {
    fault: "an entry that is there twice",
    file: "about.json",
    from: '"backLabel"',
    to: '"heading": "Who we are",\n  "backLabel"',
    line: "content/about.json → heading: this entry is here twice; remove one of the two",
  },
  {
    fault: "an unknown icon that is like a known one",
    file: "features.json",
    from: '"stethoscope"',
    to: '"stetoscope"',
    line: `content/features.json → item 3 "Expert Providers" → icon: there is no icon "stetoscope"; did you mean stethoscope? The choices are ${icons}`,
  },
  {
    fault: "an unknown icon that is like no other",
    file: "features.json",
    from: '"stethoscope"',
    to: '"unicorn"',
    line: `content/features.json → item 3 "Expert Providers" → icon: there is no icon "unicorn"; the choices are ${icons}`,
  },
  {
    fault: "an unknown color",
    file: "journeys.json",
    from: '"coral"',
    to: '"red"',
    line: 'content/journeys.json → patients → item 2 "Postpartum & Beyond" → color: there is no color "red"; the choices are plum, coral, sage, teal, mint, sky',
  },
  {
    fault: "an unknown sender of a message",
    file: "hero.json",
    from: '"from": "family"',
    to: '"from": "mother"',
    line: 'content/hero.json → patients → chat → messages → item 1 "Hi! I was on my feet all day and now the…" → from: there is no sender "mother"; the choices are family, clinician',
  },
  {
    fault: "an unknown audience",
    file: "testimonials.json",
    from: '"patients": {',
    to: '"employers": {},\n  "patients": {',
    line: "content/testimonials.json → employers: there is no such audience; the audiences are patients and providers",
  },
  {
    fault: "a misspelt audience",
    file: "journeys.json",
    from: '"patients": {',
    to: '"patient": {',
    line: "content/journeys.json → patient: there is no such audience; did you mean patients? The audiences are patients and providers",
  },
  {
    fault: "an empty list where the page needs one",
    file: "founders.json",
    from: /"items": \[[\s\S]*\]/,
    to: '"items": []',
    line: "content/founders.json → items: this list is empty; the page needs at least one item",
  },
  {
    fault: "a chart of a single number",
    file: "hero.json",
    from: "[7.1, 6.6, 6.2, 5.8]",
    to: "[7.1]",
    line: 'content/hero.json → providers → summary → trends → item 1 "Sleep" → values: this list has 1 item; the page needs 2',
  },
  {
    fault: "more lines than there is room for",
    file: "waitlist.json",
    from: /"bullets": \[[^\]]*\]/,
    to: '"bullets": ["a", "b", "c", "d", "e", "f", "g"]',
    line: "content/waitlist.json → patients → bullets: this list has 7 items; there is room for 6",
  },
  {
    fault: "the same line twice",
    file: "waitlist.json",
    from: /"bullets": \[[^\]]*\]/,
    to: '"bullets": ["Joining is free.", "You decide.", "Joining is free."]',
    line: "content/waitlist.json → patients → bullets: items 1 and 3 are the same",
  },
  {
    fault: "the same title twice",
    file: "features.json",
    from: /\{\s*"icon": "stethoscope"/,
    to: '{ "icon": "baby", "title": "instant text  support", "description": "Twice." },\n{"icon": "stethoscope"',
    line: 'content/features.json → item 3 "instant text  support" → title: this is the same title as that of item 1',
  },
  {
    fault: "the same quote twice",
    file: "testimonials.json",
    from: /"quote": "I used to forget.*"/,
    to: '"quote": "She asked how I was doing, not only how the baby was. I cried a little, and then I told her."',
    line: 'content/testimonials.json → patients → item 3 "R.T." → quote: this is the same quote as that of item 2',
  },
  {
    fault: "the same name twice",
    file: "founders.json",
    from: '"name": "Leah Okafor"',
    to: '"name": "Maya Chen"',
    line: 'content/founders.json → item 2 "Maya Chen" → name: this is the same name as that of item 1',
  },
  {
    fault: "a link without https",
    file: "site.json",
    from: "https://www.linkedin.com/company/willowline-by-text",
    to: "http://www.linkedin.com/company/willowline-by-text",
    line: "content/site.json → social → url: a link must be a full web address that starts with https://",
  },
  {
    fault: "a link without its beginning",
    file: "founders.json",
    from: "https://www.linkedin.com/in/maya",
    to: "linkedin.com/in/maya",
    line: 'content/founders.json → item 1 "Maya Chen" → profileUrl: a link must be a full web address that starts with https://',
  },
  {
    fault: "an address of the privacy policy that runs a script",
    file: "site.json",
    from: '"Privacy Policy" }',
    to: '"Privacy Policy", "url": "javascript:alert(1)" }',
    line: "content/site.json → legal → privacyPolicy → url: a link must be a full web address that starts with https://",
  },
  {
    fault: "a contact for security reports that is neither mailto nor https",
    file: "site.json",
    from: '"copyright"',
    to: '"securityContact": "security@willowline.example",\n  "copyright"',
    line: "content/site.json → securityContact: a contact must start with mailto: and an email address, or with https://",
  },
  {
    fault: "a bad email address",
    file: "founders.json",
    from: '"leah@willowline.example"',
    to: '"leah@willowline"',
    line: 'content/founders.json → item 2 "Leah Okafor" → email: "leah@willowline" is not an email address; write for example maya@example.com',
  },
  {
    fault: "a file that is no group",
    file: "not-found.json",
    from: /[\s\S]*/,
    to: "[]",
    line: "content/not-found.json: this must be a group in curly brackets { }, not a list",
  },
  {
    fault: "broken JSON",
    file: "about.json",
    from: '"Back to Home"',
    to: '"Back to Home",',
    line: "content/about.json → line 7, column 30: there is an extra comma before the closing }",
  },
];

describe("in one file", () => {
  // Compiled once: the schemas take far longer than a check.
  let check: SchemaCheck;

  beforeAll(async () => {
    const { folder, discard } = await copyContent();
    check = schemaCheck(await readSchemas(folder), await readPhotos(folder));
    await discard();
  });

  test.each(rows)("reports $fault", async ({ file, from, to, line }) => {
    await content.change(file, from, to);
    const text = await readFile(path.join(content.folder, file), "utf8");
    const { errors } = checkFile(`content/${file}`, path.parse(file).name, text, check);
    expect(errors.map(describeFault)).toEqual([line]);
  });
});

test("takes a contact for security reports by mail or on the web", async () => {
  await content.change(
    "site.json",
    '"copyright"',
    '"securityContact": "mailto:a@b.example",\n"copyright"',
  );
  expect((await content.check()).errors).toEqual([]);
  await content.change("site.json", "mailto:a@b.example", "https://b.example/security");
  expect((await content.check()).errors).toEqual([]);
});

test("reports a file that is missing", async () => {
  await content.remove("about.json");
  expect((await content.check()).errors).toEqual([
    "content/about.json: this file is missing; bring it back",
  ]);
});

test("reports a file under another name, from both ends", async () => {
  await content.remove("founders.json");
  await content.write("founder.json", "{}");
  expect((await content.check()).errors).toEqual([
    "content/founder.json: the site uses no file of this name, only one called founders.json; remove it or rename it",
    "content/founders.json: this file is missing; it may have been renamed to founder.json",
  ]);
});

test("reports a file that the site does not use", async () => {
  await content.write("recipes.json", "{}");
  expect((await content.check()).errors).toEqual([
    "content/recipes.json: the site uses no file of this name; remove it or rename it",
  ]);
});

test("reports all faults of all files at once, by file and from top to bottom", async () => {
  await content.change("about.json", /"heading": ".*",/, '"heading": "",');
  await content.change("about.json", '"Back to Home"', '"Back to Home",');
  await content.change("founders.json", "photos/leah-okafor.png", "photos/leah.png");
  await content.change("founders.json", '"name": "Maya Chen",', '"nme": "Maya Chen",');
  await content.remove("panel.json");
  expect((await content.check()).errors).toEqual([
    "content/about.json → heading: this is empty",
    "content/about.json → line 7, column 30: there is an extra comma before the closing }",
    'content/founders.json → item 1 "Co-Founder" → nme: there is no such entry; did you mean name?',
    'content/founders.json → item 2 "Leah Okafor" → photo: there is no file photos/leah.png; did you mean photos/leah-okafor.png?',
    "content/panel.json: this file is missing; bring it back",
  ]);
});

test("takes what may be left out, one item, and quotes of 400 characters", async () => {
  await content.change("features.json", /"eyebrow": .*\n/, "");
  await content.change("founders.json", /"profileUrl": .*\n/, "");
  await content.change("hero.json", /"unit": .*\n/, "");
  await content.change("testimonials.json", /"figures": \[[^\]]*\]/, '"figures": []');
  await content.change("testimonials.json", /"quote": ".*"/, `"quote": "${"é".repeat(400)}"`);
  await content.change("founders.json", /,\s*\{\s*"name": "Leah[\s\S]*\]/, "]");
  expect(await content.check()).toEqual({ errors: [], warnings: [] });
});
