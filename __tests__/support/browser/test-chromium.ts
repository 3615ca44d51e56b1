import { chromium } from "@playwright/test";
import {
  chromiumArguments,
  chromiumPaths,
  findChromium,
  startsAsChromium,
} from "../../../tools/chromium";
import { runCommand } from "../../../tools/run-command";

/** What a Chromium is started with for a test. */
export const testChromiumArguments = [
  ...chromiumArguments,
  // Without an estimate of the network, photos are loaded from further away than they are for most
  // visitors: from this distance, in pixels.
  "--blink-settings=lazyLoadingImageMarginPxUnknown=1250",
];

/** Chromium without windows: a test that opens a page takes half the time. */
const headlessShell = "/usr/bin/chromium-headless-shell";

/**
 * Returns the path of the Chromium for the browser tests: `CHROMIUM_PATH`, a headless shell, or any
 * other. `undefined` leaves the choice to Playwright, which has downloaded a headless shell.
 */
export function findTestChromium(): string | undefined {
  if (process.env.CHROMIUM_PATH) return findChromium();
  if (startsAsChromium(chromium.executablePath())) return undefined;
  return startsAsChromium(headlessShell) ? headlessShell : findChromium();
}

/**
 * Makes sure that there is a Chromium for the browser tests: as root it installs Debian's headless
 * shell, otherwise Playwright's own if there is none at all. Throws if there is none even then.
 */
export async function prepareTestChromium(): Promise<void> {
  const isReady =
    process.env.CHROMIUM_PATH || [chromium.executablePath(), headlessShell].some(startsAsChromium);
  if (!isReady && !(await installHeadlessShell()) && !chromiumPaths.some(startsAsChromium)) {
    await runCommand("npx", ["playwright", "install", "chromium"]);
  }
  findTestChromium();
}

async function installHeadlessShell(): Promise<boolean> {
  if (process.getuid?.() !== 0) return false;
  try {
    await runCommand("apt-get", ["update"]);
    await runCommand("apt-get", ["install", "-y", "chromium-headless-shell"]);
    return true;
  } catch {
    return false;
  }
}
