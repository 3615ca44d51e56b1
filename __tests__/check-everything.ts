import { startServer } from "../tools/http-server";
import { testHost, testPorts } from "./builds/test-builds";
import { prepareTestChromium } from "./support/browser/test-chromium";
import { runCommand } from "./support/run-command";

/** The npm scripts that `npm test` runs, one group after the other, each group side by side. */
const steps = [
  ["lint", "check:content"],
  ["test:build", "test:unit"],
  // The builds write the types of the queries.
  ["typecheck"],
  ["test:e2e"],
];

async function checkEverything(): Promise<void> {
  // What the browser tests need, before minutes are spent on the steps before them.
  await prepareTestChromium();
  for (const port of testPorts) {
    const { close } = await startServer({ port, host: testHost }, () => undefined);
    await close();
  }
  for (const scripts of steps) await Promise.all(scripts.map(run));
}

async function run(script: string): Promise<void> {
  const start = performance.now();
  await runCommand("npm", ["run", "--silent", script]);
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  console.log(`✔ ${script}: ${seconds} s`);
}

checkEverything().catch((error: Error) => {
  console.error(error.message);
  process.exit(1);
});
