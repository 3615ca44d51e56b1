import { spawnSync } from "node:child_process";
import { chromium } from "@playwright/test";
import { runCommand } from "./run-command";

const isRoot = process.getuid?.() === 0;

/** What every Chromium is started with. */
export const chromiumArguments = [
  // The browser makes no requests of its own.
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
  "--no-first-run",
  // Without an estimate of the network, photos are loaded from further away than they are for most
  // visitors: from this distance, in pixels.
  "--blink-settings=lazyLoadingImageMarginPxUnknown=1250",
  ...(isRoot ? ["--no-sandbox"] : []),
];

/** Chromium without windows: a test that opens a page takes half the time. */
const headlessShell = "/usr/bin/chromium-headless-shell";

const wholeChromiums = [
  chromium.executablePath(),
  "/usr/bin/chromium",
  "/usr/bin/google-chrome",
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
];

/**
 * Returns the path of a Chromium or Chrome that starts: `CHROMIUM_PATH`, Playwright's own download
 * or an installed one. Throws if there is none, and says how to get one.
 */
export function findChromium(): string {
  const { CHROMIUM_PATH } = process.env;
  const found = (CHROMIUM_PATH ? [CHROMIUM_PATH] : wholeChromiums).find(starts);
  if (found) return found;
  throw new Error(
    `No Chromium or Chrome starts${CHROMIUM_PATH ? " at CHROMIUM_PATH" : ""}: run "npx playwright ` +
      'install --with-deps chromium" (on Debian, as root, "apt-get install chromium"), or name one ' +
      "in CHROMIUM_PATH.",
  );
}

/**
 * Returns the path of the Chromium for the browser tests: `CHROMIUM_PATH`, a headless shell, or any
 * other. `undefined` leaves the choice to Playwright, which has downloaded a headless shell.
 */
export function findTestChromium(): string | undefined {
  if (process.env.CHROMIUM_PATH) return findChromium();
  if (starts(chromium.executablePath())) return undefined;
  return starts(headlessShell) ? headlessShell : findChromium();
}

/**
 * Makes sure that there is a Chromium for the browser tests: as root it installs Debian's headless
 * shell, otherwise Playwright's own if there is none at all. Throws if there is none even then.
 */
export async function prepareTestChromium(): Promise<void> {
  const isReady =
    process.env.CHROMIUM_PATH || [chromium.executablePath(), headlessShell].some(starts);
  if (!isReady && !(await installHeadlessShell()) && !wholeChromiums.some(starts)) {
    await runCommand("npx", ["playwright", "install", "chromium"]);
  }
  findTestChromium();
}

async function installHeadlessShell(): Promise<boolean> {
  if (!isRoot) return false;
  try {
    await runCommand("apt-get", ["update"]);
    await runCommand("apt-get", ["install", "-y", "chromium-headless-shell"]);
    return true;
  } catch {
    return false;
  }
}

// A downloaded Chromium may lack libraries of the system.
function starts(path: string): boolean {
  return /chrom/i.test(spawnSync(path, ["--version"], { encoding: "utf8" }).stdout ?? "");
}
