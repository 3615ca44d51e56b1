import { existsSync } from "node:fs";
import { firefox, webkit } from "@playwright/test";

/** The browsers besides Chromium in which the visitor's path is tested, if Playwright has installed them. */
export const otherBrowsers = [
  { name: "firefox", isInstalled: existsSync(firefox.executablePath()) },
  { name: "webkit", isInstalled: existsSync(webkit.executablePath()) },
] as const;
