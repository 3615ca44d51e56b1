/** @jest-environment node */
import { join } from "node:path";
import { engines } from "../../package.json";
import { temporaryFolder, writeFiles } from "../support/built-site";
import { runProgram } from "../support/run-program";

async function checkIn(version: string) {
  const versions = `{ value: { ...process.versions, node: "${version}" } }`;
  const folder = writeFiles(temporaryFolder(), {
    "other-node.js": `Object.defineProperty(process, "versions", ${versions});`,
  });
  const program = runProgram(["--require", join(folder, "other-node.js"), "tools/check-node.js"]);
  return { code: await program.ended, output: program.output() };
}

test.each(["18.20.8", "20.19.9"])(
  "Node %s is refused by name, with what to do",
  async (version) => {
    const { code, output } = await checkIn(version);
    expect(output).toMatch(
      new RegExp(`^This needs Node 20\\.20 or later, but your Node is ${version}\\. Install `),
    );
    expect(code).toBe(1);
  },
);

test.each([`${engines.node.replace(">=", "")}.0`, "22.1.0", "24.0.0"])(
  "Node %s is taken without a word",
  async (version) => {
    expect(await checkIn(version)).toEqual({ code: 0, output: "" });
  },
);
