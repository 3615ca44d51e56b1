import { spawnSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { delimiter, join } from "node:path";
import { chromium } from "@playwright/test";
import { runCommand } from "./run-command";

const isRoot = process.getuid?.() === 0;

/** What every start of Chromium is given: no requests of its own, and no sandbox for root. */
export const chromiumArguments = [
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
  "--no-first-run",
  ...(isRoot ? ["--no-sandbox"] : []),
];

/**
 * Gives the path of a Chromium or Chrome that starts: `CHROMIUM_PATH`, Playwright's own
 * download, or one that is installed. Throws a sentence that says what is needed.
 */
export function findChromium(): string {
  const chosen = process.env.CHROMIUM_PATH;
  if (chosen) {
    if (starts(chosen)) return chosen;
    throw new Error(`CHROMIUM_PATH is ${chosen}, but no Chromium starts there.`);
  }
  const found = [chromium.executablePath(), ...installedPlaces()].find(starts);
  if (found) return found;
  throw new Error(
    'This needs Chromium or Chrome. Install one (on Debian, as root: "apt-get ' +
      'install chromium"; elsewhere: "npx playwright install chromium"), or name one in CHROMIUM_PATH.',
  );
}

/** Like `findChromium`, but installs one where there is none. */
export async function findOrInstallChromium(): Promise<string> {
  try {
    return findChromium();
  } catch (error) {
    if (process.env.CHROMIUM_PATH) throw error;
    return installChromium();
  }
}

/**
 * Installs Chromium by Playwright, or by apt where this is Debian and we are root; gives its path.
 * Throws a sentence that says what is needed when neither succeeds.
 */
export async function installChromium(): Promise<string> {
  console.log("There is no Chromium yet; trying to download Playwright's.");
  await runCommand("npx", ["playwright", "install", "chromium"], { timeLimit: 5 * 60_000 });
  try {
    return findChromium();
  } catch (error) {
    if (!isRoot || !isDebian()) throw error;
  }
  console.log("Playwright's does not start here; trying Debian's.");
  const environment = { DEBIAN_FRONTEND: "noninteractive" };
  await runCommand("apt-get", ["update"], { environment });
  await runCommand("apt-get", ["install", "-y", "chromium"], { environment });
  return findChromium();
}

function installedPlaces(): string[] {
  const commands = ["google-chrome-stable", "google-chrome", "chromium", "chromium-browser"];
  const folders = (process.env.PATH ?? "").split(delimiter).filter(Boolean);
  const onPath = commands.flatMap((command) => folders.map((folder) => join(folder, command)));
  const { PROGRAMFILES, LOCALAPPDATA } = process.env;
  const onWindows = [PROGRAMFILES, process.env["PROGRAMFILES(X86)"], LOCALAPPDATA]
    .filter((folder) => folder !== undefined)
    .map((folder) => join(folder, "Google", "Chrome", "Application", "chrome.exe"));
  return [
    ...onPath,
    "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
    "/Applications/Chromium.app/Contents/MacOS/Chromium",
    ...onWindows,
  ];
}

function starts(path: string): boolean {
  if (!existsSync(path)) return false;
  // There, asking for the version opens a window.
  if (process.platform === "win32") return true;
  const { status, stdout } = spawnSync(path, ["--version"], { encoding: "utf8", timeout: 30_000 });
  return status === 0 && /chrom/i.test(stdout);
}

function isDebian(): boolean {
  const description = "/etc/os-release";
  return existsSync(description) && /^ID=debian$/m.test(readFileSync(description, "utf8"));
}
