/** @jest-environment node */
import { readFileSync } from "node:fs";
import fc from "fast-check";
import { lineAndColumn } from "../../../gatsby/content-check/place-in-words";
import { readJson } from "../../../gatsby/content-check/read-json";

/** Says where the mistake is and what to do about it; undefined if there is none. */
function explained(text: string): string | undefined {
  const { mistake } = readJson(text);
  return mistake && `${lineAndColumn(text, mistake.offset)}: ${mistake.sentence}`;
}

const curly = 'is a curly quotation mark; write a straight one: "';
const conflict =
  "there is a merge conflict here: two changes to the same lines; keep one of the two versions, and delete the other one and the lines that start with <<<<<<<, ======= and >>>>>>>";
const leftover = "is left over from a merge conflict; delete this line";

test.each([
  ['{\n "a": "x",\n}', "2, column 10: there is an extra comma before the closing }"],
  ['{"a": [1,]}', "1, column 9: there is an extra comma before the closing ]"],
  ['{"a": 1,, "b": 2}', "1, column 9: there is an extra comma here"],
  ['{"a": [1,, 2]}', "1, column 10: there is an extra comma here"],
  ['{\r\n "a": "x"\r\n "b": 1\r\n}', "2, column 10: a comma is missing here"],
  ['{"a": 1; "b": 2}', "1, column 8: ; is not expected here; write , instead"],
  ['{"a" = 1}', "1, column 6: = is not expected here; write : instead"],
  ['{"a" "x"}', "1, column 5: a colon is missing here"],
  ['{"a":\n}', "1, column 6: a text in quotation marks is missing after the colon"],
  ['{\n "a": "x\n}', "2, column 7: the text that starts here has no closing quotation mark"],
  ['{"a": "x\ny"}', "1, column 7: the text that starts here must stay on one line"],
  ['{"a": x"}', "1, column 7: a quotation mark is missing before x"],
  ['{"a": hi all}', '1, column 7: hi all needs quotation marks around it: "hi all"'],
  ['{5: "x"}', "1, column 2: a name in quotation marks is expected instead of 5"],
  [
    '{"a": "x "y" z"}',
    '1, column 10: a quotation mark inside a text needs a backslash before it: \\"',
  ],
  ['{"a": “x y”}', `1, column 7: “ ${curly}`],
  ['{"a": "x y”,\n"b": 1}', `1, column 11: ” ${curly}`],
  ["{'a': 1}", "1, column 2: ' is a single quotation mark; write a double one: \""],
  ['{"a": "x\ty"}', "1, column 9: there is a tab inside this text; write a space instead"],
  ['{"a": "c:\\pictures"}', "1, column 10: a backslash inside a text must be written twice"],
  ['{"a": "\\u12"}', "1, column 8: \\u must be followed by four digits or letters"],
  ['{"a": {"b": 1}', "1, column 15: a closing } is missing at the end of the file"],
  ['{"a": [1', "1, column 9: a closing ] is missing at the end of the file"],
  ['{"a": [1 }', "1, column 10: a closing ] is missing before this }"],
  ['{"a": [{"b": 1]}', "1, column 15: a closing } is missing before this ]"],
  ['{"a": 6.}', "1, column 7: 6. is not a complete number"],
  ['{"a": [1, "b": 2}', "1, column 14: a comma or a closing ] is expected instead of this colon"],
  ['{"a": 1}}', "1, column 9: there is an extra closing } here"],
  ['{"a": 1}\n{"b": 2}', "2, column 1: the file should end here, after its last }"],
  ['"a": 1}', "1, column 1: a { is missing at the start of the file"],
  ['{ // new\n"a": 1}', "1, column 3: this file cannot hold comments; remove this one"],
  ['{\u00a0"a": 1}', "1, column 2: there is an invisible character here; write a space instead"],
  [
    '\uFEFF{"a": 1}',
    "1, column 1: the file starts with an invisible character; save it as UTF-8 without BOM",
  ],
  ['{"a": "caf\uFFFD"}', "1, column 11: a character cannot be read here; save the file as UTF-8"],
  [" \n", "1, column 1: the file is empty"],
  ['{\n<<<<<<< HEAD\n"a": 1\n=======\n"a": 2\n>>>>>>> maya\n}', `2, column 1: ${conflict}`],
  ["{\r\n<<<<<<< HEAD\r\n||||||| 1a\r\n=======\r\n>>>>>>> maya\r\n}", `2, column 1: ${conflict}`],
  ['{\n<<<<<<< HEAD\n"a": 1}', `2, column 1: <<<<<<< ${leftover}`],
  ['{\n||||||| 1a2b3c4\n"a": 1}', `2, column 1: ||||||| ${leftover}`],
  ['{\n"a": 1\n=======\n}', `3, column 1: ======= ${leftover}`],
  ['{\n"a": 1\n>>>>>>> maya\n}', `3, column 1: >>>>>>> ${leftover}`],
])("explains %j", (text, expected) => {
  expect(explained(text)).toBe(`line ${expected}`);
});

test("takes a text for a text, even if it looks like a merge conflict", () => {
  expect(explained('{"a": "<<<<<<< HEAD ======= >>>>>>>"}')).toBeUndefined();
});

test("finds a mistake in every file that is broken somewhere, and none in one that is not", () => {
  const text = readFileSync("__tests__/support/sample-content/hero.json", "utf8");
  const typed = fc.constantFrom(..."\",}{][:“”'\\ \nx1/;\t\u00a0", "");
  const offset = fc.nat(text.length - 1);
  fc.assert(
    fc.property(offset, fc.nat(2), typed, (at, removed, added) => {
      const changed = text.slice(0, at) + added + text.slice(at + removed);
      expect(explained(changed) === undefined).toBe(isJson(changed));
    }),
    { numRuns: 500 },
  );
});

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}
