/** @jest-environment node */
import { readFileSync } from "node:fs";
import fc from "fast-check";
import { lineAndColumn } from "../../../gatsby/content-check/place-in-words";
import { readJson } from "../../../gatsby/content-check/read-json";

function mistakes(text: string): string[] {
  return readJson(text).mistakes.map(
    ({ at, sentence }) => `${lineAndColumn(text, Number(at))}: ${sentence}`,
  );
}

const curly = 'is a curly quotation mark; write a straight one: "';
const noClosing = "the text that starts here has no closing quotation mark";

test.each([
  [
    "a comma before }",
    '{\n "a": "x",\n}',
    "2, column 10: there is an extra comma before the closing }",
  ],
  ["a comma before ]", '{"a": [1,]}', "1, column 9: there is an extra comma before the closing ]"],
  ["two commas", '{"a": 1,, "b": 2}', "1, column 9: there is an extra comma here"],
  ["a comma at the start", '{, "a": 1}', "1, column 2: there is an extra comma here"],
  ["no comma between lines", '{\n "a": "x"\n "b": 1\n}', "2, column 10: a comma is missing here"],
  ["no comma between items", '{"a": [{}\n{}]}', "1, column 10: a comma is missing here"],
  ["a semicolon", '{"a": 1; "b": 2}', "1, column 8: ; is not expected here; write , instead"],
  ["an equals sign", '{"a" = 1}', "1, column 6: = is not expected here; write : instead"],
  ["no colon", '{"a" "x"}', "1, column 5: a colon is missing here"],
  [
    "no text after the colon",
    '{"a":\n}',
    "1, column 6: a text in quotation marks is missing after the colon",
  ],
  ["no quotation mark at the end", '{\n "a": "x,\n "b": "y"}', `2, column 7: ${noClosing}`],
  ["none at the end of the last line", '{\n "a": "x\n}', `2, column 7: ${noClosing}`],
  ["none at the end of the file", '{"a": "x', `1, column 7: ${noClosing}`],
  [
    "no quotation mark at the start",
    '{"a": x"}',
    "1, column 7: a quotation mark is missing before x",
  ],
  [
    "none at the start of a name",
    '{ a": "x"}',
    "1, column 3: a quotation mark is missing before a",
  ],
  [
    "a text without any",
    '{"a": hello there}',
    '1, column 7: hello there needs quotation marks around it: "hello there"',
  ],
  ["a name without any", '{a: "x"}', '1, column 2: a needs quotation marks around it: "a"'],
  [
    "a number as a name",
    '{5: "x"}',
    "1, column 2: a name in quotation marks is expected instead of 5",
  ],
  [
    "quotation marks inside a text",
    '{"a": "so "good" it is"}',
    '1, column 11: a quotation mark inside a text needs a backslash before it: \\"',
  ],
  ["curly quotation marks", '{"a": “x y”}', `1, column 7: “ ${curly}`],
  ["a curly one at the start", '{"a": “x y"}', `1, column 7: “ ${curly}`],
  ["a curly one at the end", '{"a": "x y”,\n"b": 1}', `1, column 11: ” ${curly}`],
  [
    "single quotation marks",
    "{\"a\": 'it's'}",
    "1, column 7: ' is a single quotation mark; write a double one: \"",
  ],
  [
    "a text over two lines",
    '{"a": "x\ny"}',
    "1, column 7: the text that starts here must stay on one line",
  ],
  [
    "a tab inside a text",
    '{"a": "x\ty"}',
    "1, column 9: there is a tab inside this text; write a space instead",
  ],
  [
    "a single backslash",
    '{"a": "c:\\pictures"}',
    "1, column 10: a backslash inside a text must be written twice",
  ],
  [
    "an unfinished character code",
    '{"a": "\\u12"}',
    "1, column 8: \\u must be followed by four digits or letters",
  ],
  [
    "no } at the end",
    '{"a": {"b": 1}',
    "1, column 15: a closing } is missing at the end of the file",
  ],
  ["no ] at the end", '{"a": [1', "1, column 9: a closing ] is missing at the end of the file"],
  ["no ] before }", '{"a": [1 }', "1, column 10: a closing ] is missing before this }"],
  ["no } before ]", '{"a": [{"b": 1]}', "1, column 15: a closing } is missing before this ]"],
  ["a point without a digit", '{"a": 6.}', "1, column 7: 6. is not a complete number"],
  [
    "a name inside a list",
    '{"a": [1, "b": 2}',
    "1, column 14: a comma or a closing ] is expected instead of this colon",
  ],
  ["one } too many", '{"a": 1}}', "1, column 9: there is an extra closing } here"],
  [
    "a second group",
    '{"a": 1}\n{"b": 2}',
    "2, column 1: the file should end here, after its last }",
  ],
  ["no { at the start", '"a": 1}', "1, column 1: a { is missing at the start of the file"],
  [
    "a comment",
    '{ // new\n"a": 1}',
    "1, column 3: this file cannot hold comments; remove this one",
  ],
  [
    "an invisible character",
    '{\u00a0"a": 1}',
    "1, column 2: there is an invisible character here; write a space instead",
  ],
  [
    "a byte order mark",
    '\uFEFF{"a": 1}',
    "1, column 1: the file starts with an invisible character; save it as UTF-8 without BOM",
  ],
  [
    "another encoding",
    '{"a": "caf\uFFFD"}',
    "1, column 11: a character cannot be read here; save the file as UTF-8",
  ],
  ["an empty file", " \n", "1, column 1: the file is empty"],
])("explains %s", (_mistake, text, expected) => {
  expect(mistakes(text)).toEqual([`line ${expected}`]);
});

const conflict =
  "there is a merge conflict here: two changes to the same lines; keep one of the two versions, and delete the other one and the lines that start with <<<<<<<, ======= and >>>>>>>";

test.each([
  ["\n", []],
  ["\r\n", []],
  ["\n", ["||||||| 1a2b3c4", '  "a": "w"']],
])("names merge conflicts, with the lines where they start (%#)", (lineEnd, base) => {
  const first = ["<<<<<<< HEAD", '  "a": "x"', ...base, "=======", '  "a": "y"', ">>>>>>> maya"];
  const lines = ["{", ...first, "}", "<<<<<<< HEAD", "=======", "}", ">>>>>>> leah", ""];
  expect(mistakes(lines.join(lineEnd))).toEqual([
    `line 2, column 1: ${conflict}`,
    `line ${first.length + 3}, column 1: ${conflict}`,
  ]);
});

test.each(["<<<<<<< HEAD", "||||||| 1a2b3c4", "=======", ">>>>>>> maya"])(
  "names %s, left over from a merge conflict",
  (marker) => {
    const sentence = `${marker.slice(0, 7)} is left over from a merge conflict; delete this line`;
    expect(mistakes(`{\n${marker}\n"a": "x"}`)).toEqual([`line 2, column 1: ${sentence}`]);
  },
);

test("takes a text for a text, even if it looks like a merge conflict", () => {
  expect(mistakes('{"a": "<<<<<<< HEAD ======= >>>>>>>"}')).toEqual([]);
});

test("explains every mistake of a file, with the lines that a text editor shows", () => {
  const text = '{\r\n "a": "x"\r\n "b": [1,],\r\n “c”: "d,\r\n "e": "it’s “fine”",\r\n}';
  expect(mistakes(text)).toEqual([
    "line 2, column 10: a comma is missing here",
    "line 3, column 9: there is an extra comma before the closing ]",
    `line 4, column 2: “ ${curly}`,
    `line 4, column 7: ${noClosing}`,
    "line 5, column 20: there is an extra comma before the closing }",
  ]);
});

test("reads what a file says once its punctuation is repaired", () => {
  expect(readJson('{\n "a": "x"\n "b": [1,],\n}').data).toEqual({ a: "x", b: [1] });
});

test("finds a mistake in every file that is broken somewhere, and none in one that is not", () => {
  const text = readFileSync("__tests__/support/sample-content/hero.json", "utf8");
  const typed = fc.constantFrom(..."\",}{][:“”'\\ \nx1/;\t\u00a0", "");
  const offset = fc.nat(text.length - 1);
  fc.assert(
    fc.property(offset, fc.nat(2), typed, (at, removed, added) => {
      const changed = text.slice(0, at) + added + text.slice(at + removed);
      expect(mistakes(changed).length === 0).toBe(isJson(changed));
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
