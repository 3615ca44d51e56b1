/** @jest-environment node */
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { temporaryFolder, writeFiles } from "../support/built-site";
import { runProgram } from "../support/run-program";

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
