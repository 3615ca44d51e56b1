import { existsSync } from "node:fs";
import { firefox, webkit } from "@playwright/test";
import type { Reporter } from "@playwright/test/reporter";

/** The browsers besides Chromium in which the visitor's path is tested, if Playwright has installed them. */
export const otherBrowsers = [
  { name: "firefox", isInstalled: existsSync(firefox.executablePath()) },
  { name: "webkit", isInstalled: existsSync(webkit.executablePath()) },
] as const;

/** Says after a run in which browsers the visitor's path was not tested. */
export default class SkippedBrowsers implements Reporter {
  onEnd(): void {
    for (const { name, isInstalled } of otherBrowsers) {
      if (isInstalled) continue;
      console.log(
        `Nothing was tested in ${name}: it is not installed (npx playwright install ${name}).`,
      );
    }
  }
}
