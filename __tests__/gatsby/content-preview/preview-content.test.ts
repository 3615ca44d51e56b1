/** @jest-environment node */
import { readdir, readFile, stat } from "node:fs/promises";
import path from "node:path";
import { contentFolder, updateCheckedCopy } from "../../../gatsby/content-preview/preview-content";
import { type ContentCopy, copyContent } from "../../support/content-copy";

const project = process.cwd();
const copy = contentFolder({ NODE_ENV: "development" });
let content: ContentCopy;

beforeEach(async () => {
  content = await copyContent();
  process.chdir(path.dirname(content.folder));
  await updateCheckedCopy();
});

afterEach(async () => {
  process.chdir(project);
  await content.discard();
});

function copied(file: string): Promise<string> {
  return readFile(path.join(copy, file), "utf8");
}

test("copies words and photos, but neither rules nor instructions", async () => {
  await content.write("README.md", "How to change this");
  await updateCheckedCopy();
  expect(await copied("about.json")).toContain("Meet our founders");
  expect(await readdir(path.join(copy, "photos"))).toHaveLength(7);
  expect(await readdir(copy)).not.toEqual(expect.arrayContaining(["schemas", "README.md"]));
});

test("writes what has changed, and nothing else", async () => {
  const { mtimeMs: before } = await stat(path.join(copy, "hero.json"));
  await content.change("about.json", "Meet our founders", "Meet us");
  await content.write("photos/unused.png", "another picture");
  await updateCheckedCopy();
  expect(await copied("about.json")).toContain("Meet us");
  expect(await copied("photos/unused.png")).toBe("another picture");
  expect((await stat(path.join(copy, "hero.json"))).mtimeMs).toBe(before);
});

test("removes what has been removed", async () => {
  await content.write("photos/unused.png", "another picture");
  await updateCheckedCopy();
  await content.remove("photos/unused.png");
  await updateCheckedCopy();
  expect(await readdir(path.join(copy, "photos"))).toHaveLength(7);
});

test("keeps the last version without mistakes, names each, and takes the next change", async () => {
  await content.change("about.json", "Meet our founders", "");
  await content.change("founders.json", '"Maya Chen"', '"Maya Chen, M.D."');
  await content.change("founders.json", "photos/leah-okafor.png", "photos/zzz.png");
  await expect(updateCheckedCopy()).rejects.toThrow(
    [
      "Something in the content has to be fixed:",
      "content/about.json → heading: this is empty",
      'content/founders.json → item 2 "Leah Okafor" → photo:\nthere is no file photos/zzz.png; put it into\ncontent/photos',
    ].join("\n\n"),
  );
  expect(await copied("founders.json")).not.toContain("M.D.");

  await content.change("about.json", '""', '"Meet us"');
  await content.change("founders.json", "photos/zzz.png", "photos/leah-okafor.png");
  await updateCheckedCopy();
  expect(await copied("founders.json")).toContain("M.D.");
});
