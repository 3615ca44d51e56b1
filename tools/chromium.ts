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

/** Where a Chromium or Chrome may be, Playwright's own download first. */
export const chromiumPaths = [
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
  const found = (CHROMIUM_PATH ? [CHROMIUM_PATH] : chromiumPaths).find(startsAsChromium);
  if (found) return found;
  throw new Error(
    `No Chromium or Chrome starts${CHROMIUM_PATH ? " at CHROMIUM_PATH" : ""}: run "npx playwright ` +
      'install --with-deps chromium" (on Debian, as root, "apt-get install chromium"), or name one ' +
      "in CHROMIUM_PATH.",
  );
}

// A downloaded Chromium may lack libraries of the system.
export function startsAsChromium(path: string): boolean {
  return /chrom/i.test(spawnSync(path, ["--version"], { encoding: "utf8" }).stdout ?? "");
}
