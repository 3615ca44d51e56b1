import { existsSync } from "node:fs";
import { firefox, webkit } from "@playwright/test";

/** The browsers besides Chromium in which the visitor's path is tested, if Playwright has installed them. */
export const otherBrowsers = [
  { name: "firefox", isInstalled: existsSync(firefox.executablePath()) },
  { name: "webkit", isInstalled: existsSync(webkit.executablePath()) },
] as const;

/** Throws if a browser that `REQUIRED_BROWSERS` names, by words such as "firefox", is not there. */
export function assertRequiredBrowsers(): void {
  const required = process.env.REQUIRED_BROWSERS?.split(/\s+/) ?? [];
  const missing = otherBrowsers.find(
    ({ name, isInstalled }) => required.includes(name) && !isInstalled,
  );
  if (missing) {
    throw new Error(
      `REQUIRED_BROWSERS names ${missing.name}, which is not installed: ` +
        `run "npx playwright install --with-deps ${missing.name}".`,
    );
  }
}
