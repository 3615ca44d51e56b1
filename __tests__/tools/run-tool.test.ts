/** @jest-environment node */
import { mkdirSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { assertFolder } from "../../tools/run-tool";
import { type ContentCopy, copyContent } from "../support/content-copy";
import { runProgram, withTsx } from "../support/run-program";
import { temporaryFolder, writeFiles } from "../support/temporary-folder";

let content: ContentCopy;

beforeAll(async () => {
  content = await copyContent();
});

afterAll(() => content.discard());

/** Runs the check of the content in a folder, with another version of Node if one is given. */
async function checkContentIn(folder: string, version = process.versions.node) {
  const versions = `{ value: { ...process.versions, node: "${version}" } }`;
  const script = `Object.defineProperty(process, "versions", ${versions});`;
  const otherNode = join(writeFiles(temporaryFolder(), { "node.mjs": script }), "node.mjs");
  // After tsx, which asks for the version too.
  const imports = [...withTsx, "--import", pathToFileURL(otherNode).href];
  const tool = runProgram([...imports, resolve("tools/check-content.ts")], { folder });
  return { code: await tool.ended, output: tool.output() };
}

test("a tool ends with 0 if all is well", async () => {
  expect(await checkContentIn(dirname(content.folder), "100.0.0")).toEqual({
    code: 0,
    output: "The content is in order.\n",
  });
});

test("the check of the content prints one line for each fault, and fails", async () => {
  await content.change("about.json", '"Back to Home"', '"Back to Home",');
  await content.change("founders.json", '"Maya Chen"', '""');
  expect(await checkContentIn(dirname(content.folder))).toEqual({
    code: 1,
    output: [
      "content/about.json → line 8, column 30: there is an extra comma here",
      'content/founders.json → item 1 "Co-Founder" → name: this is empty\n',
    ].join("\n"),
  });
});

test.each<[string, RegExp, folder?: string, version?: string]>([
  [
    "with an old Node",
    /^This needs Node 20\.20 or later, but your Node is 20\.9\.0\./,
    ".",
    "20.9.0",
  ],
  ["where no build succeeds", /^The site cannot be built in .*, because there is \( in/, "a(1)"],
  ["where there is no content", /^The content could not be checked: .*no such file/],
])("%s, a tool says so at once, in one line", async (_where, said, name = ".", version) => {
  const folder = join(temporaryFolder(), name);
  mkdirSync(folder, { recursive: true });
  const { code, output } = await checkContentIn(folder, version);
  expect(code).toBe(1);
  expect(output).toMatch(said);
  expect(output).toMatch(/^.*\n$/);
});

test.each([..."()[]{}*?#%!'"])("no build succeeds in a folder with %s in its path", (character) => {
  const folder = `/home/maya${character}/new site`;
  expect(() => assertFolder(folder)).toThrow(
    `The site cannot be built in ${folder}, because there is ${character} in that path. Rename the folder; its path may have none of ( ) [ ]`,
  );
});

test("a path may have other signs in it, and those of Windows there", () => {
  expect(() => assertFolder('/tmp/a+b@c&d,f~g=h;i$j^k é"`')).not.toThrow();
  if (process.platform === "win32") expect(() => assertFolder("C:\\sites")).not.toThrow();
  else expect(() => assertFolder("/tmp/10:30")).toThrow("there is : in that path");
});
