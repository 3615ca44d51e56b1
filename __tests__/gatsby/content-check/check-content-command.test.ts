/** @jest-environment node */
import path from "node:path";
import { type ContentCopy, copyContent } from "../../support/content-copy";
import { runToolFile } from "../../support/run-program";

let content: ContentCopy;

beforeEach(async () => {
  content = await copyContent();
});

afterEach(() => content.discard());

async function checkContentCommand(): Promise<{ code: number | null; output: string }> {
  const run = runToolFile("check-content.ts", { folder: path.dirname(content.folder) });
  return { code: await run.ended, output: run.output() };
}

test("says that the content is in order, also with a headline of one's own", async () => {
  await content.change("hero.json", "Women's Health Support At Your Fingertips", "Ask us anything");
  expect(await checkContentCommand()).toEqual({ code: 0, output: "The content is in order.\n" });
});

test("prints one line for each fault, and fails", async () => {
  await content.change("about.json", '"Back to Home"', '"Back to Home",');
  await content.change("founders.json", '"Maya Chen"', '""');
  expect(await checkContentCommand()).toEqual({
    code: 1,
    output: [
      "content/about.json → line 12, column 30: there is an extra comma before the closing }",
      'content/founders.json → item 1 "Co-Founder" → name: this is empty\n',
    ].join("\n"),
  });
});

test("says in one line that there is no content", async () => {
  const run = runToolFile("check-content.ts", { folder: content.folder });
  expect(await run.ended).toBe(1);
  expect(run.output()).toMatch(/^The content could not be checked: .*no such file.*\n$/);
});
