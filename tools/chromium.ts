import { existsSync } from "node:fs";
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

/** Where one may be installed; Debian's headless shell first, which opens pages twice as fast. */
export const installedChromiums = [
  "/usr/bin/chromium-headless-shell",
  "/usr/bin/chromium",
  "/usr/bin/google-chrome",
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
];

/**
 * Finds a Chromium: `CHROMIUM_PATH`, the one that Playwright downloaded, or an installed one.
 *
 * @returns its path, or `undefined` for Playwright's own.
 * @throws Error if there is none.
 */
export function findChromium(): string | undefined {
  const { CHROMIUM_PATH } = process.env;
  if (CHROMIUM_PATH) return CHROMIUM_PATH;
  if (existsSync(chromium.executablePath())) return undefined;
  const found = installedChromiums.find(existsSync);
  if (found) return found;
  throw new Error('There is no Chromium: run "npx playwright install --with-deps chromium".');
}
