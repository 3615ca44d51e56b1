import type { Page } from "@playwright/test";
import { isBrowsersOwn } from "./browser-test";

/** What goes on in a page since it was opened that must not. */
export type Watch = {
  /** Everything the console said, of whatever kind. */
  printed: string[];
  /** What the content-security policy has blocked. */
  violations: () => Promise<string[]>;
};

declare global {
  interface Window {
    reportViolation?: (text: string) => void;
  }
}

/** Watches a page, over all its loads and navigations. Call it before the page is opened. */
export async function watchPolicy(page: Page): Promise<Watch> {
  const printed: string[] = [];
  const violations: string[] = [];
  page.on("console", (message) => {
    if (!isBrowsersOwn(message.text(), page.context())) printed.push(message.text());
  });
  await page.exposeFunction("reportViolation", (text: string) => violations.push(text));
  await page.addInitScript(() => {
    document.addEventListener("securitypolicyviolation", (event) => {
      const { effectiveDirective, blockedURI } = event;
      window.reportViolation?.(`${effectiveDirective}: ${blockedURI} ${event.sample}`);
    });
  });
  return {
    printed,
    async violations() {
      // What was blocked a moment ago has been reported by the time that this is answered.
      await page.evaluate(() => document.readyState);
      return violations;
    },
  };
}
