import { basename } from "node:path";
import type { Locator } from "@playwright/test";
import { expect, type Page, test } from "../support/browser/browser-test";
import { openPage, whenReady } from "../support/browser/open-page";
import { startSiteProxy } from "../support/browser/site-proxy";
import {
  audienceRadio,
  headline,
  patientsHeadline,
  providersHeadline,
} from "../support/browser/waitlist-page";
import site from "../support/sample-content/site.json";

// Otherwise one worker would run all of them.
test.describe.configure({ mode: "parallel" });

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

/** Fonts as wide as those of the systems, by the names that `fonts.css` asks the systems for. */
const systemFonts = {
  "Windows or Apple": { Georgia: "gelasio-latin-400", ...arial("Arial", "Arial Bold") },
  Android: {
    "Noto Serif Regular": "noto-serif-latin-400",
    "Roboto Regular": "roboto-latin-400",
    "Roboto Bold": "roboto-latin-700",
  },
  Linux: {
    "Liberation Serif": "tinos-latin-400",
    ...arial("Liberation Sans", "Liberation Sans Bold"),
  },
};

/** Where headlines and the text have most easily broken differently. */
const firstVisits = [
  { width: 412, address: "/" },
  { width: 412, address: "/?audience=providers" },
  { width: 1280, address: "/?audience=providers" },
  { width: 412, address: "/about" },
];

function arial(regular: string, bold: string): Record<string, string> {
  return { [regular]: "arimo-latin-400", [bold]: "arimo-latin-700" };
}

/** Has the page find these fonts on its system, and no others. */
async function giveFonts(page: Page, fonts: Record<string, string>): Promise<void> {
  await page.route(/\/(?:about)?(?:\?|$)/, async (route) => {
    const response = await route.fetch();
    const html = await response.text();
    const body = html.replace(/local\("([^"]+)"\)/g, (_, name) =>
      fonts[name] ? `url("/system-fonts/${fonts[name]}-normal.woff2")` : 'local("none")',
    );
    await route.fulfill({ response, body });
  });
  await page.route(/\/system-fonts\//, (route) => {
    const file = basename(new URL(route.request().url()).pathname);
    const family = file.replace(/-latin-.*/, "");
    return route.fulfill({ path: `node_modules/@fontsource/${family}/files/${file}` });
  });
}

/** A browser has its system's fonts at once, but waits with files while it waits for ours. */
async function loadFallbacks(page: Page): Promise<void> {
  const loaded = await page.evaluate(async () => {
    const fallbacks = [...document.fonts].filter(
      ({ family }) => !/^(Figtree|Fraunces)$/.test(family),
    );
    const results = await Promise.allSettled(fallbacks.map((font) => font.load()));
    return results.filter(({ status }) => status === "fulfilled").length;
  });
  expect(loaded, "headline, text, bold text").toBe(3);
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

/** Scrolls down the page as a reader does, until its end. */
async function readToTheEnd(page: Page): Promise<void> {
  const footer = page.getByRole("contentinfo").getByText(site.copyright);
  await page.mouse.move(200, 300);
  await expect(async () => {
    await page.mouse.wheel(0, 700);
    await expect(footer).toBeInViewport({ timeout: 200 });
  }).toPass({ intervals: [0] });
}

/** Waits until photos have come, and been painted. */
async function whenComplete(page: Page, photos: Locator): Promise<void> {
  for (const photo of await photos.all()) await expect(photo).toHaveJSProperty("complete", true);
  await nextPaint(page);
}

/** Waits until the page is painted with the fonts that it has asked for. */
async function whenLettersHaveCome(page: Page): Promise<void> {
  await page.waitForFunction(() => performance.getEntriesByName("first-contentful-paint").length);
  await page.waitForFunction(() => document.fonts.status === "loaded");
  await nextPaint(page);
}

/** Waits for a frame, whose shifts have been reported by then. */
async function nextPaint(page: Page): Promise<void> {
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => setTimeout(done))));
}

for (const { width, address } of visits) {
  test(`nothing moves on ${address} when scripts and photos come late, ${width} px wide`, async ({
    page,
    opened,
  }) => {
    const shifted = await watchLayoutShifts(page);
    const slow = await opened(startSiteProxy({ held: /\.(js|avif|webp|png)$/ }));
    await page.setViewportSize({ width, height: 800 });
    await page.goto(slow.url + address, { waitUntil: "domcontentloaded" });
    await whenLettersHaveCome(page);
    const before = await shifted();

    slow.release(/\.js$/);
    await whenReady(page);
    const photos = page.locator("picture > img").filter({ visible: true });
    const [first] = await photos.all();
    await first?.scrollIntoViewIfNeeded();
    slow.release();
    await whenComplete(page, photos.first());
    await readToTheEnd(page);
    await whenComplete(page, photos);
    expect((await shifted()) - before).toBeLessThan(0.001);
  });
}

test.describe("on the fonts of each system", () => {
  // Its fallbacks are put into the page's own styles.
  test.use({ bypassCSP: true });

  for (const [system, fonts] of Object.entries(systemFonts)) {
    for (const { width, address } of firstVisits) {
      test(`a first visitor with ${system} sees our letters, and nothing moves when they come, on ${address}, ${width} px wide`, async ({
        page,
        opened,
      }) => {
        await giveFonts(page, fonts);
        const shifted = await watchLayoutShifts(page);
        const slow = await opened(startSiteProxy({ held: /\.woff2$/ }));
        await page.setViewportSize({ width, height: 800 });
        await page.goto(slow.url + address, { waitUntil: "domcontentloaded" });
        await loadFallbacks(page);
        await nextPaint(page);
        const before = await shifted();

        slow.release();
        await whenLettersHaveCome(page);
        expect((await shifted()) - before).toBeLessThanOrEqual(0.01);
        expect(await shareOfOurLetters(page)).toBeGreaterThanOrEqual(0.97);
      });
    }
  }
});

test("switching the audience there and back moves nothing", async ({ page }) => {
  const shifted = await watchLayoutShifts(page);
  await openPage(page);
  await whenLettersHaveCome(page);
  const before = await shifted();
  // What moves after a visitor's own input, as with the mouse, does not count.
  await audienceRadio(page, "providers").dispatchEvent("click");
  await expect(headline(page, providersHeadline)).toBeVisible();
  await audienceRadio(page, "patients").dispatchEvent("click");
  await expect(headline(page, patientsHeadline)).toBeVisible();
  await nextPaint(page);
  expect((await shifted()) - before).toBe(0);
});
