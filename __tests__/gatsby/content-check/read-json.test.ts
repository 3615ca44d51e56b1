/** @jest-environment node */
import { readFileSync } from "node:fs";
import fc from "fast-check";
import { readJson } from "../../../gatsby/content-check/read-json";

const conflict =
  "there is a merge conflict here: two changes to the same lines; keep one of the two versions, and delete the other one and the lines that start with <<<<<<<, ======= and >>>>>>>";
const leftover = "this line is left over from a merge conflict; delete it";
const invisible =
  "there is an invisible character here; write a space instead or, at the start of a file, save it as UTF-8 without BOM";
const unquoted = "a text needs quotation marks at both ends; one is missing before";
const point = "decimals come after a point, as in 7.4, and a comma ends a number";
const backslash = "a backslash is a code in these files; leave it out, or write a slash: /";
const unclosed = "the text that starts here needs a quotation mark at its end, on the same line";

test.each([
  ['{\n "a": "x",\n}', "2, column 10: there is an extra comma before the closing }"],
  ['{"a": [1,]}', "1, column 9: there is an extra comma before the closing ]"],
  ['{"a": 1,, "b": 2}', "1, column 9: there is an extra comma here"],
  ['{"a": [1,, 2]}', "1, column 10: there is an extra comma here"],
  ['{\r\n "a": "x"\r\n "b": 1\r\n}', "2, column 10: a comma is missing here"],

  ['{\n "a": "x\n}', `2, column 7: ${unclosed}`],
  ['{"a": hi all"}', `1, column 7: ${unquoted} hi`],
  ['{"a": 62%}', `1, column 7: ${unquoted} 62`],
  ['{"a": 7:12 am}', `1, column 7: ${unquoted} 7`],
  ['{"a": 28 weeks}', `1, column 7: ${unquoted} 28`],
  ['{"a": "x "y" z"}', "1, column 11: quotation marks inside a text must be curly: “ and ”"],
  ['{"a": “x y”}', '1, column 7: “ must be a straight double quotation mark: "'],
  ['{"a": "x ‘y’ z”,\n"b": 1}', '1, column 15: ” must be a straight double quotation mark: "'],
  ["{'a': 1}", "1, column 2: ' must be a straight double quotation mark: \""],

  ['{"a": [7,4, 7,1, 5,6]}', `1, column 9: ${point}`],
  ['{\n "a": [\n7,4,\n7,1\n]}', `3, column 2: ${point}`],
  ['{"a": 7,5, "b": 1}', `1, column 8: ${point}`],
  [String.raw`{"a": "one\more"}`, `1, column 7: ${backslash}`],

  ['{"a": {"b": 1}', "1, column 15: a closing } is missing at the end of the file"],
  ['{"a": [1 }', "1, column 10: a closing ] is missing before this }"],
  ['{"a": [{"b": 1]}', "1, column 15: a closing } is missing before this ]"],
  ['{"a": [{"b": 1, {}]}', "1, column 17: a closing } is missing before this {"],
  ['{"a": [1, "b": 2}', "1, column 14: a closing ] is missing before this entry"],
  ['{"a": 1}}', "1, column 9: there is an extra closing } here"],
  ['"a": 1}', "1, column 1: a { is missing at the start of the file"],

  ['{"a" "x"}', '1, column 6: colon expected at "x"'],
  ['{"a":\n}', "2, column 1: value expected at }"],
  ['{"a": 1,', "1, column 9: property name expected at the end of the file"],
  ['{"a": 1},\n{"b": 2}', "1, column 9: end of file expected at ,"],
  ['{ // new\n"a": 1}', "1, column 3: invalid comment token at // new"],
  ['{"a": 1; "b": 2}', "1, column 8: ; is not expected here"],
  ['{"a": "x\ty"}', `1, column 7: ${invisible}`],
  ['{\u00a0"a": 1}', `1, column 2: ${invisible}`],
  ['\uFEFF{"a": 1}', `1, column 1: ${invisible}`],

  ['{"a": "caf\uFFFD"}', "1, column 11: a character cannot be read here; save the file as UTF-8"],
  ['{\n<<<<<<< HEAD\n"a": 1\n=======\n"a": 2\n>>>>>>> maya\n}', `2, column 1: ${conflict}`],
  ["{\r\n<<<<<<< HEAD\r\n||||||| 1a\r\n=======\r\n>>>>>>> maya\r\n}", `2, column 1: ${conflict}`],
  ['{\n||||||| 1a2b3c4\n"a": 1}', `2, column 1: ${leftover}`],
  ['{\n"a": 1\n=======\n}', `3, column 1: ${leftover}`],
])("explains %j", (text, expected) => {
  expect(readJson(text).mistake).toBe(`line ${expected}`);
});

test.each([
  '{"a": "<<<<<<< HEAD ======= >>>>>>>"}',
  '{"a": "from 7,4, 7,1 to 5,6"}',
  '{"a": [7.4,7.1, 5.6], "b": [7, 4], "c": [7,4,7]}',
])("finds nothing wrong with %s", (text) => {
  expect(readJson(text).mistake).toBeUndefined();
});

test("finds a mistake in every file that is broken somewhere, and none in one that is not", () => {
  const text = readFileSync("__tests__/support/sample-content/hero.json", "utf8");
  const typed = fc.constantFrom(..."\",}{][:“”'\\ \nx1/;\t\u00a0", "");
  const offset = fc.nat(text.length - 1);
  fc.assert(
    fc.property(offset, fc.nat(2), typed, (at, removed, added) => {
      const changed = text.slice(0, at) + added + text.slice(at + removed);
      expect(readJson(changed).mistake === undefined).toBe(isJson(changed));
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
