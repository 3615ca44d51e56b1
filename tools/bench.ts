import { cp, mkdir, readFile, rm, writeFile } from "node:fs/promises";
import { parseArgs } from "node:util";
import { type Browser, chromium } from "@playwright/test";
import { audit } from "./bench/audit";
import { describeMachine } from "./bench/describe-machine";
import { inspectPage } from "./bench/inspect-page";
import { writeLimitPage } from "./bench/limit-page";
import { measureSwitching } from "./bench/measure-switching";
import { type BenchResults, resultsTable } from "./bench/results-table";
import { chromiumArguments, findChromium } from "./chromium";
import { replaceMarked } from "./replace-marked";
import { runCommand } from "./run-command";
import { runTool } from "./run-tool";
import { compressFiles, type Encoding, encodings } from "./serve/compress-files";
import { startSiteServer } from "./serve/site-server";

const folder = ".bench/site";
const resultsFile = ".bench/results.json";
const document = "docs/performance.md";
const marks = { start: "<!-- Written by npm run bench, from here -->", end: "<!-- to here -->" };

/** The limit page, which the others are compared with, and the pages of the site. */
const pages = [
  { name: "the limit page", path: "/limit.html" },
  { name: "home, families", path: "/" },
  { name: "home, clinics", path: "/?audience=providers" },
  { name: "About", path: "/about" },
  { name: "404", path: "/no-such-page" },
];

/** Measures the built site, in turns with the fastest page there could be. */
runTool(async () => {
  const { values } = parseArgs({
    options: {
      runs: { type: "string", default: "5" },
      encoding: { type: "string", default: "br11" },
      "no-build": { type: "boolean" },
      write: { type: "boolean" },
    },
  });
  const runs = Number(values.runs);
  if (!Number.isInteger(runs) || runs < 1) throw new Error("--runs needs a whole number above 0.");
  const { encoding } = values;
  if (!isEncoding(encoding)) {
    throw new Error(`--encoding is one of: ${Object.keys(encodings).join(", ")}.`);
  }

  if (!values["no-build"] && (await runCommand("npm", ["run", "build"])) !== 0) {
    throw new Error("The build failed, see above, so there is nothing to measure.");
  }
  await prepareSite(encoding);
  const executablePath = findChromium();
  const { url } = await startSiteServer({ folder, port: 0 });
  const browser = await chromium.launch({ executablePath, args: chromiumArguments });
  const results = await measure(browser, { url, runs, encoding });
  const table = resultsTable(results);
  console.log(`\n${table}`);
  await writeFile(resultsFile, `${JSON.stringify(results, undefined, 2)}\n`);
  console.log(`\nEvery single run is in ${resultsFile}`);
  if (values.write) {
    await writeFile(document, replaceMarked(await readFile(document, "utf8"), marks, table));
    console.log(`The table is in ${document}`);
  }
  process.exit();
});

function isEncoding(name: string): name is Encoding {
  return name in encodings;
}

/** Copies the built site, puts the limit page beside its pages, and compresses all of them. */
async function prepareSite(encoding: Encoding): Promise<void> {
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  await cp("public", folder, { recursive: true }).catch(() => {
    throw new Error("There is no built site in public; leave out --no-build.");
  });
  await writeLimitPage(folder);
  await compressFiles(folder, encoding);
}

type MeasureOptions = { url: string; runs: number; encoding: Encoding };

async function measure(
  browser: Browser,
  { url, runs, encoding }: MeasureOptions,
): Promise<BenchResults> {
  const measured: BenchResults["pages"] = [];
  for (const page of pages) {
    const inspection = await inspectPage(browser, { url, folder }, page.path);
    measured.push({ ...page, ...inspection, audits: [] });
  }
  const switching: BenchResults["switching"] = [];
  for (let round = 1; round <= runs; round += 1) {
    for (const { name, path, audits } of measured) {
      const result = await audit(`${url}${path}`);
      audits.push(result);
      const times = [result.fcp, result.lcp, result.tbt].map(Math.round).join(", ");
      const { performance } = result;
      console.log(`Round ${round}, ${name}: performance ${performance}; FCP, LCP, TBT ${times} ms`);
    }
    switching.push(...(await measureSwitching(browser, `${url}/`)));
  }
  const date = new Date().toISOString().slice(0, 10);
  const conditions = `${date}; ${describeMachine(browser.version())}; compressed with ${encoding}`;
  return { conditions, pages: measured, switching };
}
