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

/** Finds Chromium, or installs it: by apt on Debian as root, otherwise Playwright's own. */
export async function findOrInstallChromium(): Promise<string> {
  try {
    return findChromium();
  } catch (error) {
    if (process.env.CHROMIUM_PATH) throw error;
  }
  console.log("There is no Chromium yet; installing one.");
  if (isRoot && isDebian()) {
    await runCommand("apt-get", ["update"]);
    const environment = { DEBIAN_FRONTEND: "noninteractive" };
    await runCommand("apt-get", ["install", "-y", "chromium"], { environment });
  } else {
    await runCommand("npx", ["playwright", "install", "chromium"]);
  }
  return findChromium();
}

// A downloaded Chromium may lack libraries of the system.
function starts(path: string): boolean {
  return /chrom/i.test(spawnSync(path, ["--version"], { encoding: "utf8" }).stdout ?? "");
}

function isDebian(): boolean {
  const description = "/etc/os-release";
  return existsSync(description) && /^ID=debian$/m.test(readFileSync(description, "utf8"));
}
