import { spawn } from "node:child_process";
import { installChromium } from "./support/browser/install-chromium";

/** The npm scripts of `npm test`: one group after the other, each group side by side. */
const groups = [
  ["check:content", "lint"],
  ["test:build", "test:unit"],
  // The build has written the types of the queries.
  ["typecheck", "test:e2e"],
];

async function runAll(): Promise<void> {
  const start = performance.now();
  installChromium();
  for (const group of groups) {
    const results = await Promise.all(group.map(passes));
    const failed = group.filter((_script, index) => !results[index]);
    if (failed.length > 0) throw new Error(`✘ npm test failed: ${failed.join(", ")}`);
  }
  const seconds = Math.round((performance.now() - start) / 1000);
  console.log(`✔ npm test passed in ${seconds} s: ${groups.flat().join(", ")}`);
}

function passes(script: string): Promise<boolean> {
  return new Promise((resolve) => {
    // On Windows, only a shell finds npm.
    spawn(`npm run --silent ${script}`, { shell: true, stdio: "inherit" }).once("close", (code) =>
      resolve(code === 0),
    );
  });
}

runAll().catch((error: Error) => {
  console.error(error.message);
  process.exit(1);
});
