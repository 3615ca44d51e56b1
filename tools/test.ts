import { findOrInstallChromium } from "./chromium";
import { onStop } from "./on-stop";
import { stopCommands } from "./run-command";
import { runTool } from "./run-tool";
import { assertPortIsFree } from "./serve/listen";
import { testBuilds, testHost, testPreviewPort, testReceiverPort } from "./test-builds";
import { chooseSteps, type TestStep } from "./test-steps";

runTool(test);

async function test(): Promise<void> {
  const steps = chooseSteps(process.argv.slice(2));
  onStop(() => {
    stopCommands();
    return 130;
  });

  // Before the builds, so that what the browser tests would lack is said early.
  if (steps.some((step) => step.name === "browser")) await prepareBrowserTests();
  for (const step of steps) {
    const code = await perform(step);
    if (code !== 0) process.exit(code);
  }
}

async function prepareBrowserTests(): Promise<void> {
  process.env.CHROMIUM_PATH = await findOrInstallChromium();
  console.log(`Chromium: ${process.env.CHROMIUM_PATH}`);
  const builds = [testBuilds.root.port, testBuilds.prefixed.port];
  for (const port of [...builds, testReceiverPort, testPreviewPort])
    await assertPortIsFree(port, testHost);
}

async function perform({ title, run }: TestStep): Promise<number> {
  console.log(`\n▶ ${title}`);
  const start = performance.now();
  const code = await run();
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  console.log(code === 0 ? `✔ ${title}: ${seconds} s` : `✘ ${title} failed after ${seconds} s`);
  return code;
}
