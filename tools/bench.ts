import { mkdir, readFile, writeFile } from "node:fs/promises";
import { type Browser, chromium } from "@playwright/test";
import { type Audit, audit, stopAudit } from "./bench/audit";
import { type BenchPage, benchPages, limitBenchPage } from "./bench/bench-pages";
import { readBenchPlan } from "./bench/bench-plan";
import type { BenchResults } from "./bench/bench-results";
import { prepareBenchSite } from "./bench/bench-site";
import { benchTable } from "./bench/bench-table";
import { inspectPage } from "./bench/inspect-page";
import { describeMachine } from "./bench/machine";
import { measureSwitching, type Switching } from "./bench/switching";
import { chromiumArguments, findChromium } from "./chromium";
import { onStop } from "./on-stop";
import { replaceMarked } from "./replace-marked";
import { runCommand, stopCommands } from "./run-command";
import { runTool } from "./run-tool";
import { startSiteServer } from "./serve/site-server";

const folder = ".bench/site";
const resultsFile = ".bench/results.json";
const document = "docs/performance.md";
const marks = { start: "<!-- Written by npm run bench, from here -->", end: "<!-- to here -->" };

runTool(bench);

/** Measures the built site, in one run with the fastest page there could be. */
async function bench(): Promise<void> {
  const { runs, isBuilding, isWriting } = readBenchPlan(process.argv.slice(2));
  const chromePath = findChromium();
  let isStopping = false;
  onStop(async () => {
    isStopping = true;
    stopCommands();
    await stopAudit();
    return 130;
  });
  if (isBuilding && (await runCommand("npm", ["run", "build"])) !== 0) {
    throw new Error("The build failed, as said above, so there is nothing to measure.");
  }
  await prepareBenchSite("public", folder);

  const { url, close } = await startSiteServer({ folder, port: 0, isWarm: true });
  const browser = await chromium.launch({ executablePath: chromePath, args: chromiumArguments });
  try {
    await report(await measure(browser, url, { runs, chromePath }), isWriting);
  } catch (error) {
    // An audit that was stopped has not failed.
    if (!isStopping) throw error;
  } finally {
    await browser.close();
    await close();
  }
}

async function report(results: BenchResults, isWriting: boolean): Promise<void> {
  const table = benchTable(results);
  console.log(`\n${table}`);
  await mkdir(".bench", { recursive: true });
  await writeFile(resultsFile, `${JSON.stringify(results, undefined, 2)}\n`);
  console.log(`\nEvery single run is in ${resultsFile}`);
  if (!isWriting) return;
  await writeFile(document, replaceMarked(await readFile(document, "utf8"), marks, table));
  console.log(`The table is in ${document}`);
}

type MeasureOptions = { runs: number; chromePath: string };

async function measure(
  browser: Browser,
  url: string,
  { runs, chromePath }: MeasureOptions,
): Promise<BenchResults> {
  const all = [limitBenchPage, ...benchPages];
  const audits = new Map<BenchPage, Audit[]>(all.map((page) => [page, []]));
  const switching: Switching[] = [];
  for (let round = 1; round <= runs; round += 1) {
    for (const page of all) {
      const result = await audit(`${url}${page.path}`, chromePath);
      audits.get(page)?.push(result);
      console.log(describeAudit(round, page, result));
    }
    switching.push(...(await measureSwitching(browser, `${url}/`)));
  }

  const resultsOf = async (page: BenchPage) => ({
    ...page,
    audits: audits.get(page) ?? [],
    ...(await inspectPage(browser, { url, folder }, page.path)),
  });
  const limit = await resultsOf(limitBenchPage);
  const pages = [];
  for (const page of benchPages) pages.push(await resultsOf(page));
  const date = new Date().toISOString().slice(0, 10);
  return { date, machine: describeMachine(browser.version()), limit, pages, switching };
}

function describeAudit(round: number, { name }: BenchPage, result: Audit): string {
  const { performance, fcp, lcp, tbt } = result;
  const times = [fcp, lcp, tbt].map(Math.round);
  return `Round ${round}, ${name}: performance ${performance}; FCP, LCP, TBT ${times.join(", ")} ms`;
}
