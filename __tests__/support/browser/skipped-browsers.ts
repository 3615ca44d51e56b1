import type { Reporter } from "@playwright/test/reporter";
import { otherBrowsers } from "../../../tools/other-browsers";

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
