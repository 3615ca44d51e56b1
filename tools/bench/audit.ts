import { execFile } from "node:child_process";
import { promisify } from "node:util";
import type { Result } from "lighthouse";
import { chromiumArguments } from "../chromium";

/** What one run of Lighthouse says; scores from 0 to 100, times in milliseconds. */
export type Audit = {
  performance: number;
  accessibility: number;
  bestPractices: number;
  seo: number;
  fcp: number;
  lcp: number;
  tbt: number;
  cls: number;
};

/** How often Lighthouse may fail, as it does now and then when it records a page. */
const attempts = 3;

/**
 * Runs Lighthouse, with its settings for phones, on a page in a Chromium of its own.
 *
 * @param address - an absolute address; one that is answered with 404 is audited too.
 * @param chromePath - where Chromium is.
 * @throws Error if Lighthouse could not audit the page, however often it tried.
 */
export async function audit(address: string, chromePath: string): Promise<Audit> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return readResult(await runLighthouse(address, chromePath));
    } catch (error) {
      if (attempt === attempts) throw error;
      console.log(`Lighthouse failed on ${address} and is run again.`);
    }
  }
}

async function runLighthouse(address: string, chromePath: string): Promise<Result> {
  const options = [
    "--quiet",
    "--output=json",
    "--ignore-status-code",
    `--chrome-flags=${["--headless=new", ...chromiumArguments].join(" ")}`,
  ];
  // As a program of its own: it sends the text of its functions to the browser, where they would
  // not work in the form that they get from what runs our TypeScript.
  const { stdout } = await promisify(execFile)("lighthouse", [address, ...options], {
    env: { ...process.env, CHROME_PATH: chromePath },
    maxBuffer: 64 * 1024 ** 2,
    shell: process.platform === "win32",
  });
  const result: Result = JSON.parse(stdout);
  if (result.runtimeError) throw new Error(result.runtimeError.message);
  return result;
}

function readResult({ categories, audits }: Result): Audit {
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
  };
}
