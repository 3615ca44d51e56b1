import { readFile } from "node:fs/promises";
import type { Result } from "lighthouse";
import { chromiumArguments, findChromium } from "../chromium";
import { runCommand } from "../run-command";

/** What one run of Lighthouse measures; scores from 0 to 100, times in milliseconds. */
export type Audit = {
  performance: number;
  accessibility: number;
  bestPractices: number;
  seo: number;
  fcp: number;
  lcp: number;
  tbt: number;
  cls: number;
  /** How fast the machine was just then, by Lighthouse's own measure. */
  benchmark: number;
};

const report = ".bench/lighthouse.json";

/**
 * Runs Lighthouse, with its settings for phones, on a page in a Chromium of its own.
 * Throws if it cannot audit the page in three attempts; now and then it fails to record one.
 */
export async function audit(address: string): Promise<Audit> {
  for (let attempt = 1; attempt <= 3; attempt += 1) {
    // As a program of its own: it sends its functions to the browser as text, where what tsx makes
    // of them would not work.
    const code = await runCommand("lighthouse", [address, ...options], {
      environment: { CHROME_PATH: findChromium() },
    });
    const result: Result | undefined = code === 0 && JSON.parse(await readFile(report, "utf8"));
    if (result && !result.runtimeError) return readResult(result);
    console.log(`Lighthouse failed on ${address}: ${result?.runtimeError?.message ?? code}`);
  }
  throw new Error(`Lighthouse could not audit ${address}.`);
}

const options = [
  "--quiet",
  "--output=json",
  `--output-path=${report}`,
  // The 404 page is audited too.
  "--ignore-status-code",
  `--chrome-flags=${["--headless=new", ...chromiumArguments].join(" ")}`,
];

function readResult({ categories, audits, environment }: Result): Audit {
  const score = (name: string) => Math.round((categories[name]?.score ?? 0) * 100);
  const value = (name: string) => audits[name]?.numericValue ?? Number.NaN;
  return {
    performance: score("performance"),
    accessibility: score("accessibility"),
    bestPractices: score("best-practices"),
    seo: score("seo"),
    fcp: value("first-contentful-paint"),
    lcp: value("largest-contentful-paint"),
    tbt: value("total-blocking-time"),
    cls: value("cumulative-layout-shift"),
    benchmark: environment.benchmarkIndex,
  };
}
