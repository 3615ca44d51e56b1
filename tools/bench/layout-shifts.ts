import type { Page } from "@playwright/test";

declare global {
  interface Window {
    /** Set by `watchLayoutShifts`. */
    shifted: number;
  }
}

/**
 * Adds up, in every page opened from now on, how far things move that the visitor did not ask to
 * move: the browser's own layout shifts, without those within half a second of an input.
 * Returns a function that resolves with the sum in the page that is open.
 */
export async function watchLayoutShifts(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    window.shifted = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        if ("hadRecentInput" in entry && "value" in entry && !entry.hadRecentInput) {
          window.shifted += Number(entry.value);
        }
      }
    }).observe({ type: "layout-shift", buffered: true });
  });
  return () => page.evaluate(() => window.shifted);
}
