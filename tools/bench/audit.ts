import { type ChildProcess, execFile } from "node:child_process";
import { once } from "node:events";
import { mkdir } from "node:fs/promises";
import { createRequire } from "node:module";
import { resolve } from "node:path";
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
      if (isStopped || attempt === attempts) throw error;
      console.log(`Lighthouse failed on ${address} and is run again.`);
    }
  }
}

async function runLighthouse(address: string, chromePath: string): Promise<Result> {
  // As a program of its own: it sends the text of its functions to the browser, where they would
  // not work in the form that they get from what runs our TypeScript.
  const program = createRequire(import.meta.url).resolve("lighthouse/cli/index.js");
  const options = [
    "--quiet",
    "--output=json",
    "--ignore-status-code",
    `--chrome-flags=${["--headless=new", ...chromiumArguments].join(" ")}`,
  ];
  // Where it leaves its Chromium's profile if it is stopped.
  const temporary = resolve(".bench/profiles");
  await mkdir(temporary, { recursive: true });
  const running = promisify(execFile)(process.execPath, [program, address, ...options], {
    env: { ...process.env, CHROME_PATH: chromePath, TMPDIR: temporary },
    maxBuffer: 64 * 1024 ** 2,
  });
  current = running.child;
  const { stdout } = await running;
  const result: Result = JSON.parse(stdout);
  if (result.runtimeError) throw new Error(result.runtimeError.message);
  return result;
}

/** The Lighthouse that was started last. */
let current: ChildProcess | undefined;
let isStopped = false;

/** Ends the audit that is running, if any, and its Chromium, for good; resolves when both are gone. */
export async function stopAudit(): Promise<void> {
  isStopped = true;
  if (!current || current.exitCode !== null || current.signalCode !== null) return;
  const ended = once(current, "exit");
  // At an interrupt it takes its Chromium, which has a group of its own, and its profile along.
  current.kill("SIGINT");
  await ended;
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
