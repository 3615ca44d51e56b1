/** @jest-environment node */
import { readFileSync } from "node:fs";
import fc from "fast-check";
import { readJson } from "../../../gatsby/content-check/read-json";

const comma = "a comma is missing here, or a closing";
const extra = "there is an extra comma here";
const curly = "quotation marks inside a text must be curly";
const point = "decimals come after a point";
const conflict = "this is left over from a merge conflict";
const around = "the first { and its closing } must be around";
const backslash = "a backslash is a code in these files; leave it out";
const quotes = "is not expected here; a text needs a straight quotation mark";

test.each([
  ['{\n "a": "x",\n}', 2, 10, extra],
  ['{"a": [1,, 2]}', 1, 9, extra],
  ['{, "a": 1}', 1, 2, extra],
  ['{"a": "x "y" z"}', 1, 11, curly],
  ['{"a": "x "5" z"}', 1, 11, curly],
  ['{"a": [7,4, 7,1, 5,6]}', 1, 9, point],
  ['{\n "a": [\n7,4,\n7,1\n]}', 3, 2, point],
  ['{"a": 7,5, "b": 1}', 1, 8, point],
  ['{\n<<<<<<< HEAD\n"a": 1\n=======\n"a": 2\n>>>>>>> maya\n}', 2, 1, conflict],
  ['{\r\n"a": 1\r\n=======\r\n}', 3, 1, conflict],
  ['{\n||||||| 1a2b3c4\n"a": 1}', 2, 1, conflict],

  ['{\r\n "a": "x"\r\n "b": 1\r\n}', 2, 10, comma],
  ['{"a": [{"b": 1]}', 1, 15, comma],
  ['{"a": {"b": 1}', 1, 15, "a closing } is missing here"],
  ["[1", 1, 3, "a closing ] is missing here"],
  ['"a": 1}', 1, 4, around],
  ['{"a": 1}}', 1, 9, around],
  ['{"a" "x"}', 1, 6, "a colon is missing here"],
  ['{"a":\n}', 2, 1, "a text in quotation marks, a number"],
  ['{"a": [{"b": 1, {}]}', 1, 17, "the name of an entry is missing here"],
  ['{"a": hi all"}', 1, 7, `hi ${quotes}`],
  ['{"a": 62%}', 1, 9, `% ${quotes}`],
  ['{"a": “x y”}', 1, 7, `“x ${quotes}`],
  ['{\u00a0"a": 1}', 1, 2, "a special space (U+00A0) is not expected here; delete it"],
  ['\uFEFF{"a": 1}', 1, 1, "an invisible character (U+FEFF) is not expected here"],
  ['{\n "a": "x\n}', 2, 7, "the text that starts here needs a straight quotation mark"],
  ['{"a": 1.}', 1, 7, "a digit is missing"],
  [String.raw`{"a": "one\more"}`, 1, 7, backslash],
  [String.raw`{"a": "C:\users"}`, 1, 7, backslash],
  ['{"a": "x\ty"}', 1, 7, "there is a tab or an invisible character"],
  ['{ // new\n"a": 1}', 1, 3, "comments cannot be written"],
])("explains %j", (text, line, column, sentence) => {
  expect(readJson(text).mistake).toContain(`line ${line}, column ${column}: ${sentence}`);
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
      const { mistake } = readJson(changed);
      // JSON takes the comma of a decimal for the end of a number.
      const isDecimal = mistake?.includes("decimals come after a point") ?? false;
      expect(mistake !== undefined).toBe(!isJson(changed) || isDecimal);
    }),
    { numRuns: 500, examples: [[text.indexOf("[7.") + 2, 1, ","]] },
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
