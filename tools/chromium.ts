import { existsSync } from "node:fs";
import { chromium } from "@playwright/test";

/** Where one may be installed; Debian's headless shell first, which opens pages twice as fast. */
const places = [
  "/usr/bin/chromium-headless-shell",
  "/usr/bin/chromium",
  "/usr/bin/google-chrome",
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
];

/** Whether Playwright has downloaded its own. */
export const hasPlaywrightsOwn = existsSync(chromium.executablePath());

/** Returns `CHROMIUM_PATH` or, if Playwright has none of its own, the path of an installed Chromium. */
export function chromiumPath(): string | undefined {
  return process.env.CHROMIUM_PATH || (hasPlaywrightsOwn ? undefined : places.find(existsSync));
}
