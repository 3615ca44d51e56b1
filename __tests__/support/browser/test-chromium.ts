import { chromiumArguments, findChromium } from "../../../tools/chromium";
import { runCommand } from "../run-command";

/** What a Chromium is started with for a test. */
export const testChromiumArguments = [
  ...chromiumArguments,
  // Without an estimate of the network, photos are loaded from further away than they are for most
  // visitors: from this distance, in pixels.
  "--blink-settings=lazyLoadingImageMarginPxUnknown=1250",
];

/**
 * Installs a Chromium for the browser tests if there is none: as root, Debian's headless shell,
 * otherwise Playwright's own. Throws if there is none even then.
 */
export async function prepareTestChromium(): Promise<void> {
  try {
    findChromium();
  } catch (error) {
    if (process.env.CHROMIUM_PATH) throw error;
    const isInstalled = process.getuid?.() === 0 && (await installHeadlessShell());
    if (!isInstalled) await runCommand("npx", ["playwright", "install", "chromium"]);
    findChromium();
  }
}

async function installHeadlessShell(): Promise<boolean> {
  try {
    await runCommand("apt-get", ["update"]);
    await runCommand("apt-get", ["install", "-y", "chromium-headless-shell"]);
    return true;
  } catch {
    return false;
  }
}
