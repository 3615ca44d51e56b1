/** @jest-environment node */
import { type ContentCopy, copyContent } from "../../support/content-copy";

let content: ContentCopy;

beforeAll(async () => {
  content = await copyContent();
});

test("says nothing of content that is right", async () => {
  expect(await content.check()).toEqual([]);
});

test.each<[file: string, from: string | RegExp, to: string, said: string]>([
  ["founders", "photos/leah-", "photos/Leah-", "letters count; did you mean leah-okafor.png?"],
  ["site", '"/terms"', '"/tems"', "url: there is no page /tems in content/legal.json; did you"],
  [
    "legal",
    '"/terms"',
    '"/rules"',
    "content/site.json → legal → termsOfService → url: there is no",
  ],
  ["legal", /"pages": [\s\S]*\]/, '"pages": 1', "legal.json → pages: this must be a list in"],
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
