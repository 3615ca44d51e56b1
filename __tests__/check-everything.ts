import { runCommand } from "../tools/run-command";
import { runTool } from "../tools/run-tool";
import { assertPortIsFree } from "../tools/serve/http-server";
import { testHost, testPorts } from "./builds/test-builds";
import { prepareTestChromium } from "./support/browser/test-chromium";

/** The npm scripts that `npm test` runs, one group after the other, each group side by side. */
const steps = [
  ["lint", "check:content"],
  ["test:build", "test:unit"],
  // The builds write the types of the queries.
  ["typecheck"],
  ["test:e2e"],
];

runTool(async () => {
  // What the browser tests need, before minutes are spent on the steps before them.
  await prepareTestChromium();
  for (const port of testPorts) await assertPortIsFree(port, testHost);
  for (const scripts of steps) await Promise.all(scripts.map(run));
});

async function run(script: string): Promise<void> {
  const start = performance.now();
  await runCommand("npm", ["run", "--silent", script]);
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  console.log(`✔ ${script}: ${seconds} s`);
}
