/** @jest-environment node */
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { addClinicians, changeOneWord } from "../../../tools/bench/add-clinicians";
import { type ContentCopy, copyContent } from "../../support/content-copy";

let content: ContentCopy;

beforeEach(async () => {
  content = await copyContent();
});

afterEach(() => content.discard());

function words(): Promise<string> {
  return readFile(join(content.folder, "testimonials.json"), "utf8");
}

test("clinicians who were made up pass the check of the content", async () => {
  const added = await addClinicians(content.folder, 12);
  expect(added).toHaveLength(12);
  expect(await content.check()).toEqual({ errors: [], warnings: [] });
  expect(await words()).toContain(added[11]?.quote);
  expect(await words()).toContain("Dr. Priya Raman");
});

test("before the warm build one word is another, and the content is in order", async () => {
  const before = (await words()).split(/\s+/);
  await changeOneWord(content.folder);
  const after = (await words()).split(/\s+/);
  expect(before.filter((word) => word === '"From')).toHaveLength(2);
  expect(after.filter((word) => word === '"From')).toHaveLength(1);
  expect(await content.check()).toEqual({ errors: [], warnings: [] });
});
