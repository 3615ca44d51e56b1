/** @jest-environment node */
import { readJson } from "../../../gatsby/content-check/read-json";

test("reads JSON with letters of any script", () => {
  const data = { title: "Zoë’s 🌿", items: [{ title: "A" }, { title: "B" }] };
  expect(readJson(Buffer.from(JSON.stringify(data)))).toEqual({ data });
});

test.each([
  ['{\n  "a": "b",\n}', "line 2, column 11: there is a comma too many here"],
  ['{ "a": ["b",, "c"] }', "line 1, column 12: there is a comma too many here"],
  ['{\n  "a": "b"\n  "c": "d"\n}', "line 2, column 11: a comma is missing here"],
  ['{ "a" "b" }', "line 1, column 7: a colon is missing here"],
  ['{ "a": }', "column 8: a text in quotation marks, a number, a list or a group is missing"],
  ['{ "a": "b"', "line 1, column 11: a closing } is missing here"],
  ['{ "a": ["b" "c"] }', "line 1, column 12: a comma is missing here, or a closing ] or }"],
  ['{ "a": ["b" }', "line 1, column 8: the list that begins here has no closing ]"],
  ['{ "a": "b }', 'line 1, column 8: the text that starts here needs a straight " at its end'],
  ['{ "a": “b” }', "line 1, column 8: “b” cannot stand here; texts need a straight"],
  ['{ "a": "She said "yes" to it" }', "line 1, column 18: quotation marks inside a text must be"],
  ['{ "a": "C:\\Users" }', "line 1, column 8: a backslash cannot be written in these files"],
  ['{ "a": "b" } // later', "line 1, column 14: comments cannot be written in these files"],
  ['{ "a": 50% }', '% cannot stand here; texts need a straight " at both ends, numbers have'],
  ['{\u00a0"a": 1 }', "line 1, column 2: there is an invisible character or an unusual space here"],
  [
    '{ "a": "b",\n<<<<<<< HEAD\n"c": "d"\n=======\n"c": "e"\n>>>>>>> 1a2b3c4\n}',
    "line 2: two versions of the text meet here, up to line 6; keep one of them, and delete the lines",
  ],
  ["", "line 1, column 1: a text in quotation marks, a number, a list or a group is missing"],
  ['{ "q": "1", "a": "2", "q": "3" }', 'line 1, column 23: this group has "q" twice; remove one'],
])("names the mistake in %j", (text, mistake) => {
  expect(readJson(Buffer.from(text)).mistake).toContain(mistake);
});

const group = "the group that begins here has no closing }";
const list = "the list that begins here has no closing ]";

test.each([
  [
    '{\n "a": [\n  {\n   "b": "c"\n  ,\n  {\n   "b": "d"\n  }\n ]\n}\n',
    `line 3, column 3: ${group}`,
  ],
  ['{\n "a": [\n  {\n   "b": "c",\n  {\n   "b": "d"\n  }\n ]\n}\n', `line 3, column 3: ${group}`],
  ['{\n "a": [\n  {\n   "b": "c"\n ],\n "d": "e"\n}\n', `line 3, column 3: ${group}`],
  ['{\n "a": {\n  "b": "c",\n "d": {\n  "b": "e"\n }\n}\n', `line 2, column 7: ${group}`],
  ['{\n "a": [\n  {\n   "b": {\n    "c": 1\n  },\n  {}\n ]\n}\n', `line 4, column 9: ${group}`],
  ['{\n "a": [\n  "b",\n "c": "d"\n}\n', `line 2, column 7: ${list}`],
  ['{\n "a": [\n  {\n   "b": [\n    "c"\n  },\n  {}\n ]\n}\n', `line 4, column 9: ${list}`],
])("names the bracket that is not closed in %j", (text, mistake) => {
  expect(readJson(Buffer.from(text)).mistake).toBe(mistake);
});

test.each([
  ["UTF-16", Buffer.from("\uFEFF{}", "utf16le")],
  ["UTF-16 without BOM", Buffer.from("{}", "utf16le")],
  ["Latin-1", Buffer.from('{ "a": "Zoë" }', "latin1")],
  ["UTF-8 with BOM", Buffer.from("\uFEFF{}")],
])("says so of a file in %s", (_encoding, bytes) => {
  expect(readJson(bytes).mistake).toBe(
    "this file is in another encoding; save it as UTF-8, without BOM",
  );
});
