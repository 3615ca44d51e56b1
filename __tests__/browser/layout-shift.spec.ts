import { expect, type Page, test } from "../support/browser/browser-test";
import { framesShown, openPage, readOn, whenReady } from "../support/browser/open-page";
import { audienceRadio, headline, patientsHeadline } from "../support/browser/waitlist-page";

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
  const used = await Promise.all(
    nodeIds.map((nodeId) => browser.send("CSS.getPlatformFontsForNode", { nodeId })),
  );
  const fonts = used.flatMap(({ fonts }) => fonts);
  const ours = fonts.filter(({ familyName }) => /^(?:Figtree|Fraunces)/.test(familyName));
  return letters(ours) / letters(fonts);

  function letters(all: typeof fonts): number {
    return all.reduce((sum, { glyphCount }) => sum + glyphCount, 0);
  }
}

for (const { width, address } of [
  { width: 390, address: "/" },
  { width: 1440, address: "/?audience=providers" },
  { width: 390, address: "/about" },
]) {
  test(`a first visitor sees our letters at once, and nothing moves whatever comes late or is switched to, on ${address}, ${width} px wide`, async ({
    page,
    host,
  }) => {
    const shifted = await watchLayoutShifts(page);
    host.hold(/\.(js|woff2|avif|webp|png)$/);
    await page.setViewportSize({ width, height: 800 });
    await page.goto(host.url + address, { waitUntil: "domcontentloaded" });
    await page.waitForFunction(() => performance.getEntriesByName("first-contentful-paint").length);
    expect(await shareOfOurLetters(page), "the share of letters in our fonts").toBe(1);
    await framesShown(page);
    // A frame may come while a part is still being parsed, which then grows.
    const before = await shifted();
    expect(before).toBeLessThanOrEqual(0.01);

    host.hold(/\.(woff2|avif|webp|png)$/);
    await whenReady(page);
    const photos = page.locator("picture > img").filter({ visible: true });
    const [first] = await photos.all();
    await first?.scrollIntoViewIfNeeded();
    host.release();
    await readOn(page);
    for (const photo of await photos.all()) await expect(photo).toHaveJSProperty("complete", true);
    await page.evaluate(() => scrollTo(0, 0));
    for (const audience of ["providers", "patients"] as const) {
      // What moves after a visitor's own input, as with the mouse, does not count.
      await audienceRadio(page, audience).dispatchEvent("click");
      await expect(page.locator("html")).toHaveAttribute("data-audience", audience);
      await framesShown(page);
    }
    expect((await shifted()) - before).toBeLessThan(0.001);
  });
}

test("nothing moves while a page is still on its way", async ({ page, host }) => {
  const shifted = await watchLayoutShifts(page);
  host.slowDown();
  host.hold(/\.js$/);
  for (const [width, address] of [
    [390, "/?at="],
    [768, "/?audience=providers&at="],
    [1440, "/?at="],
    [1440, "/?audience=providers&at="],
  ] as const) {
    await page.setViewportSize({ width, height: 844 });
    // Not from the cache.
    await page.goto(host.url + address + width, { waitUntil: "domcontentloaded" });
    await framesShown(page);
    // The toggle, when a part ends within it: 0.0091.
    expect.soft(await shifted(), `${address}${width}`).toBeLessThanOrEqual(0.01);
  }
});

test("letters of other languages are ours too", async ({ page }) => {
  await openPage(page);
  const title = headline(page, patientsHeadline);
  await title.evaluate((element) => element.replaceChildren("Niñez, ¿à gré?"));
  await expect.poll(() => shareOfOurLetters(page), "the share in our fonts").toBe(1);
});
