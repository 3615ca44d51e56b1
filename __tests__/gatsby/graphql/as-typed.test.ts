/** @jest-environment node */
import { asTyped, textAsTyped } from "../../../gatsby/graphql/as-typed";

test.each([
  ...["Women’s\u00A0Health\u202FAt\u00A0Your\u00A0Fingertips", "We\u00A0are\u00A0all\u00A0in"],
  ...["24/7\u00A0Support\u00A0every\u2007day", "under\u00A010\u00A0minutes", "Text\u00A0988"],
  ...["a\u00A0 \u00A0b\u00A0", "one line\u2028and another"],
])("%j has ordinary spaces alone", (text) => {
  expect(asTyped(text)).toBe(text.replace(/\s/g, " "));
});

test.each([
  ...["62\u202F%", "7:23\u00A0am", "7:23\u202Fp.m.", "10\u202F000\u202F000"],
  ...["28\u00A0weeks, 3\u00A0kg, 20\u00A0°C", "Dr.\u00A0Raman, M.\u00A0Diaz and St.\u00A0Mary"],
  ...["«\u00A0Ça va\u202F?\u00A0»", "é, a dash – an emoji 👩🏽‍⚕️ and 👍🏽, a soft\u00ADhyphen"],
])("%j stays as it is", (text) => {
  expect(asTyped(text)).toBe(text);
});

test("what nobody sees is taken out", () => {
  expect(asTyped("\uFEFFHel\u200Blo\u2060, \u202A+1 555\u202C \u2066there\u2069\u200E")).toBe(
    "Hello, +1 555 there",
  );
});

test("a field's text, its list of texts, and one that is missing come as typed", () => {
  const group = { title: "a\u00A0b", points: ["a\u00A0b", "c"], note: null };
  const fields = ["title", "points", "note", "lead"];
  const resolved = fields.map((fieldName) => textAsTyped(group, {}, {}, { fieldName }));
  expect(resolved).toEqual(["a b", ["a b", "c"], null, undefined]);
});
