/** @jest-environment node */
import { type ContentCopy, copyContent } from "../../support/content-copy";

let content: ContentCopy;

beforeAll(async () => {
  content = await copyContent();
});

test("says nothing of content that is right", async () => {
  expect(await content.check()).toEqual([]);
});

const list = /"items": \[[\s\S]*\]/;

test.each<[file: string, from: string | RegExp, to: string, said: string]>([
  ["founders", /,\s*"title": "Co-Founder"/, "", 'item 1 "Maya Chen": "title" is missing'],
  ["founders", '"profileUrl"', '"profilUrl"', '"profilUrl"; did you mean profileUrl?'],
  ["founders", '"name"', '"nickname": "M", "name"', "the entries here are name, title, credential"],
  ["features", list, '"items": []', "this list is too short; the page needs at least 1"],
  ["founders", list, '"items": {}', "this must be a list in square brackets [ ]"],
  ["founders", '"https://', '"see https://', "profileUrl: a link must be a whole web address"],
  ["founders", "leah@willowline.example", "leah@willowline", "email: this is not an email address"],
  ["founders", "leah@", "le ah@", "email: this is not an email address such as maya@example.com"],
  ["founders", "photos/leah", "leah", "photo → file: write photos/ and the name of a file that"],
  ["founders", "leah-okafor.", "leah-ökafor.", "its name may have letters from A to Z, digits,"],
  ["founders", "leah-okafor.png", "leah.heic", "a file that ends with .jpg, .png"],
  ["founders", "photos/leah-", "photos/Leah-", "letters count; did you mean leah-okafor.png?"],
  ["founders", '"alt"', '"focus": "left", "alt"', "write two percentages, from the left and"],
  ["about", '"Back to Home"', '" "', "about.json → backLabel: this is empty"],
  ["about", '"Back to Home"', "62", "backLabel: this must be a text in quotation marks"],
  ["about", "Back to Home", "Home 🌿".repeat(6), "is 36 characters long; there is room for 30"],
  ["features", '"Stethoscope"', '"Doctor"', '"Doctor" is not a choice; the choices are Baby, Bell'],
  ["hero", "7.1", '"7.1"', 'item 1 "Sleep" → values → item 1 "7.1": this must be a number'],
  ["hero", "7.1", "7100", "this number may be at most 1000"],
  ["journeys", '"week": 31', '"week": 0', "this number must be at least 1"],
  ["journeys", '"week": 31', '"week": 8.4', "this must be a whole number without quotation marks"],
  ["waitlist", '"Be one', '"a", "b", "c", "d", "Be one', "has 7 items; there is room for 6"],
  ["waitlist", "{email}", "you", "confirmation → text: this must have {email} in it once"],
  ["site", '"https://www', '"www', "a whole web address that starts with https://"],
  ["site", '"Privacy Policy"', '"Privacy Policy", "url": "privacy"', "such as /privacy"],
  ["site", '"For OB-GYN Clinics"', '"For Gynecologists"', "a word of more than 12 letters"],
  ["site", '"/terms"', '"/tems"', "url: there is no page /tems in content/legal.json; did you"],
  [
    "legal",
    '"/terms"',
    '"/rules"',
    "content/site.json → legal → termsOfService → url: there is no",
  ],
  ["legal", /"pages": [\s\S]*\]/, '"pages": 1', "legal.json → pages: this must be a list in"],
  ["legal", '"/privacy"', '"/about"', "pages → item 1"],
  ["not-found", /[\s\S]*/, "[]", "not-found.json: this must be a group in curly brackets { }"],
  [
    "not-found",
    '"heading": ',
    '"heading" ',
    "not-found.json: line 3, column 13: a colon is missing",
  ],
])("%s.json: %s changed into %s is named", async (name, from, to, said) => {
  const file = `${name}.json`;
  const words = await content.read(file);
  await content.change(file, from, to);
  const faults = await content.check();
  await content.write(file, words);
  expect(faults).toEqual([expect.stringContaining(said)]);
});

test("names every fault of every file at once", async () => {
  const words = await content.read("hero.json");
  await content.remove("hero.json");
  await content.write("hero.JSON", words);
  await content.write("recipes-of-the-month.json", "{}");
  await content.change("about.json", '"heading"', '"headin"');
  await content.write("photos/priya-raman.png", "no picture");
  expect(await content.check()).toEqual([
    "content/hero.JSON: the site uses no file of this name; did you mean hero.json?",
    "content/recipes-of-the-month.json: the site uses no file of this name; remove it",
    'content/about.json: "heading" is missing',
    'content/about.json: there is no entry "headin"; did you mean heading?',
    "content/hero.json: this file is missing",
    expect.stringMatching(
      /items → item 1 "Dr. Priya Raman" → photo → file: priya-raman.png cannot/,
    ),
  ]);
});
