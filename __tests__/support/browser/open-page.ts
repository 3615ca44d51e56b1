import type { Locator, Page } from "@playwright/test";

/** Opens a page of the site, relative to its home page, and waits until React has hydrated it. */
export async function openPage(page: Page, address = ""): Promise<void> {
  await page.goto(address);
  await waitForHydration(page);
}

/** Waits until React has hydrated a page. */
export async function waitForHydration(page: Page): Promise<void> {
  await page.locator("html[data-scripts=ready]").waitFor({ state: "attached" });
}

/** Opens a page whose scripts do not come; returns what lets them come. */
export async function openWithoutScripts(page: Page, address = ""): Promise<() => Promise<void>> {
  const release = await holdBack(page, /\.js$/);
  await page.goto(address, { waitUntil: "domcontentloaded" });
  return async () => {
    release();
    await waitForHydration(page);
  };
}

/** Holds back the files at some addresses; returns what lets them come. */
export async function holdBack(page: Page, addresses: RegExp): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(addresses, async (route) => {
    await released;
    await route.continue();
  });
  return release;
}

/** Returns how far the page is scrolled, in pixels. */
export function scrollPlace(page: Page): Promise<number> {
  return page.evaluate(() => window.scrollY);
}

/** Scrolls at once, and waits until the frame with the new place has been shown. */
export function scrollTo(page: Page, top: number): Promise<void> {
  return page.evaluate(async (place) => {
    window.scrollTo({ top: place, behavior: "instant" });
    for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
  }, top);
}

/** Returns how far below the upper edge of the view a section begins, in pixels. */
export function topOf(page: Page, id: string): Promise<number> {
  return page.locator(`#${id}`).evaluate((section) => section.getBoundingClientRect().top);
}

/** Makes the browser's text as large as a visitor may set it; 16 pixels are usual. */
export async function setTextSize(page: Page, pixels: number): Promise<void> {
  const browser = await page.context().newCDPSession(page);
  await browser.send("Page.setFontSizes", { fontSizes: { standard: pixels } });
}

/** Returns whether an element is in view and, at its corners and middle, nothing covers it. */
export function isUncovered(locator: Locator): Promise<boolean> {
  return locator.evaluate((element) => {
    const { left, right, top, bottom } = element.getBoundingClientRect();
    return [0.04, 0.5, 0.96].every((share) =>
      [top + 2, (top + bottom) / 2, bottom - 2].every((y) => {
        const shown = document.elementFromPoint(left + (right - left) * share, y);
        return element.contains(shown) || shown?.contains(element);
      }),
    );
  });
}

/** Scrolls an element to the view's lower edge; returns whether its first and last line show. */
export function endsUncovered(locator: Locator): Promise<boolean> {
  return locator.evaluate((element) => {
    element.scrollIntoView({ block: "end", behavior: "instant" });
    const { x, y, width, height } = element.getBoundingClientRect();
    return [y + 4, y + height - 4].every((place) =>
      element.contains(document.elementFromPoint(x + width / 2, place)),
    );
  });
}
