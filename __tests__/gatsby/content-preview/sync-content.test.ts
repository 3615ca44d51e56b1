/** @jest-environment node */
import { readdir, readFile, rm, stat } from "node:fs/promises";
import path from "node:path";
import { prepareContent } from "../../../gatsby/content-preview/preview-content";
import { syncContent } from "../../../gatsby/content-preview/sync-content";
import { type ContentCopy, copyContent } from "../../support/content-copy";

let content: ContentCopy;
let copy: string;

beforeEach(async () => {
  content = await copyContent();
  copy = path.join(path.dirname(content.folder), "checked");
  await syncContent(content.folder, copy);
});

afterEach(() => content.discard());

test("copies words and photos, but neither rules nor instructions", async () => {
  await content.write("README.md", "How to change this");
  await syncContent(content.folder, copy);
  expect(await readFile(path.join(copy, "about.json"), "utf8")).toContain("Meet our founders");
  expect(await readdir(path.join(copy, "photos"))).toHaveLength(6);
  expect(await readdir(copy)).not.toEqual(expect.arrayContaining(["schemas", "README.md"]));
});

test("writes what has changed, and nothing else", async () => {
  const { mtimeMs: before } = await stat(path.join(copy, "hero.json"));
  await content.change("about.json", "Meet our founders", "Meet us");
  await content.write("photos/maya-chen.png", "another picture");
  await syncContent(content.folder, copy);
  expect(await readFile(path.join(copy, "about.json"), "utf8")).toContain("Meet us");
  expect(await readFile(path.join(copy, "photos/maya-chen.png"), "utf8")).toBe("another picture");
  expect((await stat(path.join(copy, "hero.json"))).mtimeMs).toBe(before);
});

test("removes what has been removed", async () => {
  await content.remove("photos/maya-chen.png");
  await syncContent(content.folder, copy);
  expect(await readdir(path.join(copy, "photos"))).toHaveLength(5);
});

describe("the development server", () => {
  const project = process.cwd();

  beforeEach(() => process.chdir(path.dirname(content.folder)));

  afterEach(() => process.chdir(project));

  test.each([
    { mistake: "a mistake", line: /^content\/about.json → heading: this is empty$/ },
    { mistake: "no content at all", line: /^The content could not be checked: .*no such file/ },
  ])("does not start with $mistake", async ({ mistake, line }) => {
    if (mistake === "a mistake") await content.change("about.json", "Meet our founders", "");
    else await rm("content", { recursive: true });
    const panic = jest.fn();
    await prepareContent({ panic, success: jest.fn(), warn: jest.fn() });
    expect(panic).toHaveBeenCalledWith(expect.stringMatching(line));
  });
});
