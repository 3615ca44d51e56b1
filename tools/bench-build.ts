import { mkdir, mkdtemp, open, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { chromium } from "@playwright/test";
import { readSizes } from "./bench/build-arguments";
import { buildTable } from "./bench/build-table";
import { growthVerdicts } from "./bench/growth-verdicts";
import { describeMachine } from "./bench/machine";
import { type MeasuredBuild, measureBuild } from "./bench/measured-build";
import { chromiumArguments, findChromium } from "./chromium";
import { onStop } from "./on-stop";
import { stopCommands } from "./run-command";
import { runTool } from "./run-tool";

const results = ".bench";

runTool(benchBuild);

async function benchBuild(): Promise<void> {
  const sizes = readSizes(process.argv.slice(2));
  const executablePath = findChromium();
  const folder = await mkdtemp(join(tmpdir(), "willowline-bench-"));
  let isStopping = false;

  function cleanUp(): Promise<void> {
    // Builds that are being stopped may still be writing.
    return rm(folder, { recursive: true, force: true, maxRetries: 9, retryDelay: 200 });
  }
  onStop(async () => {
    isStopping = true;
    stopCommands();
    await cleanUp();
    return 130;
  });

  const browser = await chromium.launch({ executablePath, args: chromiumArguments });
  try {
    await mkdir(results, { recursive: true });
    const log = await open(join(results, "build.log"), "w");
    const builds: MeasuredBuild[] = [];
    for (const size of sizes) {
      console.log(`\nBuilding with ${size} testimonials added, cold and warm.\n`);
      const place = { folder: join(folder, String(size)), log: log.fd, browser };
      builds.push(await measureBuild(size, place));
      console.log(buildTable(builds));
      await write(builds, browser.version());
    }
    await log.close();
    conclude(builds);
  } catch (error) {
    // A build that was stopped has not failed.
    if (!isStopping) throw error;
  } finally {
    await browser.close();
    await cleanUp();
  }
}

function write(builds: MeasuredBuild[], chromiumVersion: string): Promise<void> {
  const machine = describeMachine(chromiumVersion);
  const text = JSON.stringify({ machine, builds }, undefined, 2);
  return writeFile(join(results, "build.json"), `${text}\n`);
}

function conclude(builds: MeasuredBuild[]): void {
  const verdicts = growthVerdicts(builds);
  console.log(["", ...verdicts.map(({ sentence }) => sentence)].join("\n"));
  if (verdicts.some(({ isKept }) => !isKept)) process.exitCode = 1;
}
