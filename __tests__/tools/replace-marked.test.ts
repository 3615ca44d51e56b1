/** @jest-environment node */
import { replaceMarked } from "../../tools/replace-marked";

const marks = { start: "<!-- from -->", end: "<!-- to -->" };

test("the text between the marks is replaced, everything else is kept", () => {
  const document = "Before\n<!-- from -->\n\nOld\n\n<!-- to -->\nAfter\n";
  const once = replaceMarked(document, marks, "New");
  expect(once).toBe("Before\n<!-- from -->\n\nNew\n\n<!-- to -->\nAfter\n");
  expect(replaceMarked(once, marks, "New")).toBe(once);
});

test.each(["<!-- from -->", "<!-- to -->", "<!-- to --> <!-- from -->"])(
  "a document with only %s is refused",
  (document) => {
    expect(() => replaceMarked(document, marks, "New")).toThrow("is missing");
  },
);
