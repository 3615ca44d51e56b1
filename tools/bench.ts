import { readFile, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, resolve } from "node:path";
import { chromium } from "@playwright/test";
import { describeMachine } from "./bench/describe-machine";
import { buildsTable, measureBuilds, type Project } from "./bench/measure-builds";
import { measureInTurns } from "./bench/measure-in-turns";
import { type BenchOptions, readOptions } from "./bench/options";
import { type BenchResults, resultsTable } from "./bench/results-table";
import { servePages } from "./bench/serve-pages";
import { chromiumArguments, findChromium } from "./chromium";
import { type Marks, replaceMarked } from "./replace-marked";
import { runCommand } from "./run-command";
import { runTool } from "./run-tool";

const resultsFile = ".bench/results.json";
const document = "docs/performance.md";
const end = "<!-- to here -->";
const pageMarks = { start: "<!-- Written by npm run bench, from here -->", end };
const buildMarks = { start: "<!-- Written by npm run bench with --builds, from here -->", end };

/** Measures the built site, in turns with the fastest page there could be and with other sites. */
runTool(async () => {
  const options = readOptions(process.argv.slice(2));
  if (options.isBuiltFirst && (await runCommand("npm", ["run", "build"])) !== 0) {
    throw new Error("The build failed, see above, so there is nothing to measure.");
  }
  shortenTemporaryFolder();
  const results = await measurePages(options);
  await writeFile(resultsFile, `${JSON.stringify(results, undefined, 2)}\n`);
  await show(resultsTable(results), pageMarks, options);
  console.log(`\nEvery single run is in ${resultsFile}`);
  if (options.builds > 0) {
    const builds = await measureBuilds(projects(options), options.builds);
    await show(buildsTable(builds), buildMarks, options);
  }
  process.exit();
});

async function measurePages({ encoding, others, runs }: BenchOptions): Promise<BenchResults> {
  const pages = await servePages(others, encoding);
  const executablePath = findChromium();
  const browser = await chromium.launch({ executablePath, args: chromiumArguments });
  const results = await measureInTurns(browser, pages, runs);
  const date = new Date().toISOString().slice(0, 10);
  const conditions = `${date}; ${describeMachine(browser.version())}; compressed with ${encoding}`;
  await browser.close();
  return { conditions, ...results };
}

/** Chromium makes a socket in the temporary folder, whose path may have some 100 characters. */
function shortenTemporaryFolder(): void {
  if (tmpdir().length > 60) process.env.TMPDIR = "/tmp";
}

function projects({ others }: BenchOptions): Project[] {
  const theirs = others.map(({ name, folder }) => ({ name, folder: dirname(resolve(folder)) }));
  return [{ name: "this site", folder: resolve() }, ...theirs];
}

async function show(table: string, marks: Marks, { isWritten }: BenchOptions): Promise<void> {
  console.log(`\n${table}`);
  if (!isWritten) return;
  await writeFile(document, replaceMarked(await readFile(document, "utf8"), marks, table));
  console.log(`\nThe table is in ${document}`);
}
