/** @jest-environment node */
import { readFileSync } from "node:fs";
import type { BuildArgs } from "gatsby";
import { onPostBuild } from "../../gatsby-node";
import { temporaryFolder, writeFiles } from "../support/temporary-folder";

const project = process.cwd();

afterEach(() => process.chdir(project));

const ours = "User-agent: *\nAllow: /\n";

test.each([
  ["ours", {}, ours],
  ["the owner's own", { "static/robots.txt": "", "public/robots.txt": "" }, ""],
])("a built site has %s robots.txt", async (_whose, files, text) => {
  process.chdir(writeFiles(temporaryFolder(), { "public/index.html": "", ...files }));
  const args = { getNodesByType: () => [] } as unknown as BuildArgs;
  await onPostBuild?.(args, { plugins: [] }, () => undefined);
  expect(readFileSync("public/robots.txt", "utf8")).toBe(text);
});
