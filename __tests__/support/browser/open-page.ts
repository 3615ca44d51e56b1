import type { Page } from "@playwright/test";
import { testBuilds } from "../../builds/test-builds";

/** Opens a page, and waits until React has taken it over. */
export async function openPage(page: Page, address = "/"): Promise<void> {
  await page.goto(address);
  await whenReady(page);
}

/** How far the page is scrolled, in pixels. */
export function placeOf(page: Page): Promise<number> {
  return page.evaluate(() => window.scrollY);
}

/** Waits until the page is hydrated. */
export async function whenReady(page: Page): Promise<void> {
  await page.locator("html[data-hydrated]").waitFor();
}

/** Waits for three frames: nobody scrolls and goes elsewhere within one. */
export function framesShown(page: Page): Promise<void> {
  return page.evaluate(async () => {
    for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame);
  });
}

/**
 * Has a page loaded, or tried to, to which links lead: loaded, it takes the place of the one that is
 * shown, in the same document. By themselves, links have it loaded a second later.
 */
export async function whenLoaded(page: Page, path: string): Promise<void> {
  await page.evaluate(async (address) => {
    await window.___loader?.loadPage(address);
  }, path);
}

/** Opens a home page before its scripts have come; the toggle works, React does not. */
export async function openStaticPage(page: Page, url = `${testBuilds.root.url}/`): Promise<void> {
  await page.goto(url, { waitUntil: "domcontentloaded" });
  await page.locator("html:not([data-hydrated]) form button[aria-disabled=true]").waitFor();
}

/** Scrolls through the whole page, by steps in which nothing in it is left out. */
export function readOn(page: Page): Promise<void> {
  return page.evaluate(async () => {
    const { scrollHeight } = document.documentElement;
    for (let top = 0; top < scrollHeight; top += innerHeight / 2) {
      window.scrollTo({ top, behavior: "instant" });
      // What has come into view is reported after the next frame.
      await new Promise(requestAnimationFrame);
      await new Promise(requestAnimationFrame);
    }
  });
}
