/** @jest-environment node */
import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { assertFolder } from "../../tools/run-tool";
import { temporaryFolder, writeFiles } from "../support/built-site";
import { runProgram, runToolFile } from "../support/run-program";

test.each([
  ["20.9.0", 1, /^This needs Node 20\.20 or later, but your Node is 20\.9\.0\. Install /],
  ["100.0.0", 0, /^The content is in order/m],
])("with Node %s a tool ends with %i", async (version, code, said) => {
  const versions = `{ value: { ...process.versions, node: "${version}" } }`;
  const folder = writeFiles(temporaryFolder(), {
    "other-node.mjs": `Object.defineProperty(process, "versions", ${versions});`,
  });
  // After tsx, which asks for the version too.
  const imports = ["tsx", pathToFileURL(join(folder, "other-node.mjs")).href];
  const options = imports.flatMap((module) => ["--import", module]);
  const tool = runProgram([...options, "tools/check-content.ts"]);
  expect(await tool.ended).toBe(code);
  expect(tool.output()).toMatch(said);
});

test("in a folder where no build succeeds a tool says so at once", async () => {
  const folder = join(temporaryFolder(), "a(1)", "willowline");
  mkdirSync(folder, { recursive: true });
  const tool = runToolFile("check-content.ts", { folder });
  expect(await tool.ended).toBe(1);
  expect(tool.output()).toMatch(
    /^The site cannot be built in .*, because there is \( in that path\. Rename the folder; .*\n$/,
  );
});

test.each([
  ["/home/maya/C# site", "#"],
  ["/home/maya/site [draft]", "["],
  ["/home/maya/{site}", "{"],
  ["/home/50% off/willowline", "%"],
  ["/home/maya/site!", "!"],
  ["/home/maya/site?", "?"],
  ["/home/maya/new*", "*"],
  ["/home/Maya's/willowline", "'"],
])("no build succeeds in %s", (folder, character) => {
  expect(() => assertFolder(folder)).toThrow(
    `The site cannot be built in ${folder}, because there is ${character} in that path. Rename the folder; its path may have none of ( ) [ ]`,
  );
});

test("a path may have other signs in it, and those of Windows there", () => {
  expect(() => assertFolder('/tmp/a+b@c&d,f~g=h;i$j^k é"`')).not.toThrow();
  if (process.platform === "win32") expect(() => assertFolder("C:\\sites")).not.toThrow();
  else expect(() => assertFolder("/tmp/10:30")).toThrow("there is : in that path");
});
