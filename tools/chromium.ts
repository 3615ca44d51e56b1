import { spawnSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { chromium } from "@playwright/test";
import { runCommand } from "./run-command";

const isRoot = process.getuid?.() === 0;

/** What every Chromium is started with: no requests of its own, and no sandbox for root. */
export const chromiumArguments = [
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
  "--no-first-run",
  ...(isRoot ? ["--no-sandbox"] : []),
];

/** What every browser test starts Chromium with. */
export const testChromiumArguments = [
  ...chromiumArguments,
  // Without an estimate of the network, photos are loaded from further away than they are for most
  // visitors: from this distance, in pixels.
  "--blink-settings=lazyLoadingImageMarginPxUnknown=1250",
];

/** Chromium without windows: a test that opens a page takes half the time. */
const headlessShell = "/usr/bin/chromium-headless-shell";

const usualPlaces = [
  "/usr/bin/chromium",
  "/usr/bin/google-chrome",
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
];

/**
 * Returns the path of a Chromium or Chrome that starts: `CHROMIUM_PATH`, Playwright's own download
 * or an installed one. Throws if there is none, and says how to get one.
 */
export function findChromium(): string {
  const chosen = process.env.CHROMIUM_PATH;
  const found = (chosen ? [chosen] : [chromium.executablePath(), ...usualPlaces]).find(starts);
  if (found) return found;
  if (chosen) throw new Error(`CHROMIUM_PATH is ${chosen}, but no Chromium starts there.`);
  throw new Error(
    'This needs Chromium or Chrome: run "npx playwright install --with-deps chromium" ' +
      '(on Debian, as root, "apt-get install chromium"), or name one in CHROMIUM_PATH.',
  );
}

/**
 * Returns the path of the Chromium for the browser tests: `CHROMIUM_PATH`, a headless shell, or any
 * other. `undefined` leaves the choice to Playwright, which has downloaded a headless shell.
 */
export function findTestChromium(): string | undefined {
  if (!process.env.CHROMIUM_PATH) {
    if (starts(chromium.executablePath())) return undefined;
    if (starts(headlessShell)) return headlessShell;
  }
  return findChromium();
}

/**
 * Makes sure that there is a Chromium for the browser tests: on Debian as root it installs a
 * headless shell by apt, otherwise Playwright's own if there is none at all.
 */
export async function prepareTestChromium(): Promise<void> {
  const { CHROMIUM_PATH } = process.env;
  const isReady = CHROMIUM_PATH || [chromium.executablePath(), headlessShell].some(starts);
  if (!isReady && isRoot && isDebian()) {
    console.log("Installing chromium-headless-shell for the browser tests.");
    await runCommand("apt-get", ["update"]);
    const environment = { DEBIAN_FRONTEND: "noninteractive" };
    await runCommand("apt-get", ["install", "-y", "chromium-headless-shell"], { environment });
  } else if (!isReady && !usualPlaces.some(starts)) {
    console.log("There is no Chromium yet; installing one.");
    await runCommand("npx", ["playwright", "install", "chromium"]);
  }
  findTestChromium();
}

// A downloaded Chromium may lack libraries of the system.
function starts(path: string): boolean {
  return /chrom/i.test(spawnSync(path, ["--version"], { encoding: "utf8" }).stdout ?? "");
}

function isDebian(): boolean {
  const description = "/etc/os-release";
  return existsSync(description) && /^ID=debian$/m.test(readFileSync(description, "utf8"));
}
