import { spawnSync } from "node:child_process";
import { chromium } from "@playwright/test";

const isRoot = process.getuid?.() === 0;

/** What every Chromium is started with. */
export const chromiumArguments = [
  // The browser makes no requests of its own.
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
  "--no-first-run",
  ...(isRoot ? ["--no-sandbox"] : []),
];

/** Where one may be; Debian's without windows first, in which a page opens in half the time. */
export const installedChromiums = [
  "/usr/bin/chromium-headless-shell",
  "/usr/bin/chromium",
  "/usr/bin/google-chrome",
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
];

/**
 * Finds a Chromium or Chrome that starts.
 *
 * @returns its path: `CHROMIUM_PATH` or an installed one; `undefined` leaves the choice to Playwright,
 *   which has downloaded one.
 * @throws Error if there is none, and says how to get one.
 */
export function findChromium(): string | undefined {
  const { CHROMIUM_PATH } = process.env;
  // A downloaded one may lack libraries of the system.
  if (!CHROMIUM_PATH && startsAsChromium(chromium.executablePath())) return undefined;
  const found = (CHROMIUM_PATH ? [CHROMIUM_PATH] : installedChromiums).find(startsAsChromium);
  if (found) return found;
  throw new Error(
    `No Chromium or Chrome starts${CHROMIUM_PATH ? " at CHROMIUM_PATH" : ""}: run "npx playwright ` +
      'install --with-deps chromium" (on Debian, as root, "apt-get install chromium"), or name one ' +
      "in CHROMIUM_PATH.",
  );
}

function startsAsChromium(path: string): boolean {
  return /chrom/i.test(spawnSync(path, ["--version"], { encoding: "utf8" }).stdout ?? "");
}
