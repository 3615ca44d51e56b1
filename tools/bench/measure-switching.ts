import type { Browser, Page } from "@playwright/test";
import type { Audience } from "../../src/audience/audience";
import { phone } from "./first-load";
import { watchLayoutShifts } from "./layout-shifts";

/** How one switch of the audience went. */
export type Switching = {
  /** The one that was switched to; clinics are the first tap after the page was opened. */
  audience: Audience;
  /** Milliseconds from the tap to the next paint, in the browser's steps of 8. */
  inp: number;
  /** Layout shift that the tap does not excuse, since the page was opened. */
  cls: number;
};

declare global {
  interface Window {
    /** Milliseconds of each interaction; set by `watchInteractions`. */
    interactions: number[];
  }
}

/**
 * Opens the home page on a phone with a processor slowed down four times, switches to the other
 * audience and back. Throws if the browser does not report how long that took.
 */
export async function measureSwitching(browser: Browser, address: string): Promise<Switching[]> {
  const context = await browser.newContext(phone);
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send("Emulation.setCPUThrottlingRate", { rate: 4 });
  await page.addInitScript(watchInteractions);
  const shifted = await watchLayoutShifts(page);
  await page.goto(address, { waitUntil: "networkidle" });
  await page.locator("button[type=submit]:enabled").first().waitFor();

  const switches: Switching[] = [];
  for (const audience of ["providers", "patients"] as const) {
    switches.push({ audience, inp: await switchTo(page, audience), cls: await shifted() });
  }
  await context.close();
  return switches;
}

function watchInteractions(): void {
  window.interactions = [];
  const options = { type: "event", buffered: true, durationThreshold: 16 };
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      // Of the events that a tap consists of, those that the browser counts as the interaction.
      if ("interactionId" in entry && Number(entry.interactionId) > 0) {
        window.interactions.push(entry.duration);
      }
    }
  }).observe(options);
}

async function switchTo(page: Page, audience: Audience): Promise<number> {
  await page.evaluate(() => {
    window.interactions = [];
  });
  await page.locator(`label[data-value=${audience}]`).tap();
  await page.locator(`html[data-audience=${audience}]`).waitFor();
  // Past the half second for which a tap excuses what moves.
  await page.waitForTimeout(1000);
  const interactions = await page.evaluate(() => window.interactions);
  if (interactions.length === 0) throw new Error("The browser did not report the tap.");
  return Math.max(...interactions);
}
