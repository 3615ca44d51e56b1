import { existsSync } from "node:fs";
import { chromium } from "@playwright/test";

/** Where one may be installed; Debian's headless shell first, which opens pages twice as fast. */
const installedChromiums = [
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
