import type { Locator } from "@playwright/test";
import { expect, type Page, test } from "../support/browser/browser-test";
import { framesShown, openPage, readOn, whenReady } from "../support/browser/open-page";
import { startSiteProxy } from "../support/browser/site-proxy";
import {
  audienceRadio,
  headline,
  patientsHeadline,
  providersHeadline,
} from "../support/browser/waitlist-page";

test.use({ contextOptions: { reducedMotion: "no-preference" } });

declare global {
  interface Window {
    /** Set by `watchLayoutShifts`. */
    shifted: number;
  }
}

/**
 * Adds up the browser's own layout shifts in every page opened from now on, without those within
 * half a second of an input. Returns a function that resolves with the sum in the page that is open.
 */
async function watchLayoutShifts(page: Page): Promise<() => Promise<number>> {
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

const visits = [
  { width: 390, address: "/" },
  { width: 1440, address: "/?audience=providers" },
  { width: 390, address: "/about" },
];

/** How many of the letters that are shown are drawn with our fonts, from 0 to 1. */
async function shareOfOurLetters(page: Page): Promise<number> {
  const browser = await page.context().newCDPSession(page);
  await browser.send("DOM.enable");
  await browser.send("CSS.enable");
  const { root } = await browser.send("DOM.getDocument", { depth: 0 });
  const { nodeIds } = await browser.send("DOM.querySelectorAll", {
    nodeId: root.nodeId,
    selector: "body *",
  });
  let all = 0;
  let ours = 0;
  for (const nodeId of nodeIds) {
    const { fonts } = await browser.send("CSS.getPlatformFontsForNode", { nodeId });
    for (const { familyName, glyphCount } of fonts) {
      all += glyphCount;
      if (/^(?:Figtree|Fraunces)/.test(familyName)) ours += glyphCount;
    }
  }
  return ours / all;
}

/** Waits until photos have come, and been painted. */
async function whenComplete(page: Page, photos: Locator): Promise<void> {
  for (const photo of await photos.all()) await expect(photo).toHaveJSProperty("complete", true);
  await framesShown(page);
}

for (const { width, address } of visits) {
  test(`a first visitor sees our letters at once, and nothing moves whatever comes late, on ${address}, ${width} px wide`, async ({
    page,
    opened,
  }) => {
    const shifted = await watchLayoutShifts(page);
    const slow = await opened(startSiteProxy({ held: /\.(js|woff2|avif|webp|png)$/ }));
    await page.setViewportSize({ width, height: 800 });
    await page.goto(slow.url + address, { waitUntil: "domcontentloaded" });
    await page.waitForFunction(() => performance.getEntriesByName("first-contentful-paint").length);
    expect(await shareOfOurLetters(page), "the share of letters in our fonts").toBe(1);
    await framesShown(page);
    // A frame may come while a part is still being parsed, which then grows.
    const before = await shifted();
    expect(before).toBeLessThanOrEqual(0.01);

    slow.release(/\.js$/);
    await whenReady(page);
    const photos = page.locator("picture > img").filter({ visible: true });
    const [first] = await photos.all();
    await first?.scrollIntoViewIfNeeded();
    slow.release();
    await whenComplete(page, photos.first());
    await readOn(page);
    await whenComplete(page, photos);
    expect((await shifted()) - before).toBeLessThan(0.001);
  });
}

test("letters of other languages are ours too, and switching the audience there and back moves nothing", async ({
  page,
}) => {
  const shifted = await watchLayoutShifts(page);
  await openPage(page);
  await framesShown(page);
  const before = await shifted();
  // What moves after a visitor's own input, as with the mouse, does not count.
  await audienceRadio(page, "providers").dispatchEvent("click");
  await expect(headline(page, providersHeadline)).toBeVisible();
  await audienceRadio(page, "patients").dispatchEvent("click");
  const title = headline(page, patientsHeadline);
  await expect(title).toBeVisible();
  await framesShown(page);
  expect((await shifted()) - before).toBe(0);

  await title.evaluate((element) => element.replaceChildren("Niñez, ¿à gré?"));
  await expect.poll(() => shareOfOurLetters(page), "the share in our fonts").toBe(1);
});
