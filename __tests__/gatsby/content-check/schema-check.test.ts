/** @jest-environment node */
import { readFileSync } from "node:fs";
import { schemaCheck } from "../../../gatsby/content-check/schema-check";
import { readSchemas } from "../../../gatsby/schemas";

const check = schemaCheck(readSchemas("content"));

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
  ["founders", "photos/leah", "leah", "photo → file: write photos/ and then the name"],
  ["founders", "leah-okafor.", "leah-ökafor.", "the name may have letters from A to Z without"],
  ["founders", "leah-okafor.png", "leah.HEIC", "browsers cannot show HEIC, in which iPhones"],
  ["founders", "leah-okafor.png", "leah.gif", "the name must end with .jpg, .jpeg, .png, .webp"],
  ["founders", "leah-okafor.png", "leah.WEBP", "capital letters may be only in .JPG, .JPEG and"],
  ["founders", "photos/leah", "photos/faces/leah", "the name may have letters from A to Z without"],
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
  ["legal", '"/privacy"', '"/about"', "pages → item 1"],
  ["not-found", /[\s\S]*/, "[]", "not-found.json: this must be a group in curly brackets { }"],
])("%s.json: %s changed into %s is named", (name, from, to, said) => {
  const words = readFileSync(`__tests__/support/sample-content/${name}.json`, "utf8");
  const changed = words.replace(from, () => to);
  expect(changed).not.toBe(words);
  const { faults } = check(`${name}.json`, JSON.parse(changed));
  expect(faults).toEqual([expect.stringContaining(said)]);
});
