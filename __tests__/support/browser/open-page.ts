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

/** Waits until a page is loaded to which links lead: they change the page in the same document then. */
export async function whenLoaded(page: Page, path: string): Promise<void> {
  await page.waitForFunction((address) => window.___loader?.loadPageSync(address), path);
}

/** Opens a home page before its scripts have come; the toggle works, React does not. */
export async function openStaticPage(page: Page, url = `${testBuilds.root.url}/`): Promise<void> {
  await page.goto(url, { waitUntil: "domcontentloaded" });
  await page.locator("html:not([data-hydrated]) form button[aria-disabled=true]").waitFor();
}
