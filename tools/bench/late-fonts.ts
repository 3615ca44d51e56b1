import type { Browser } from "@playwright/test";
import { startSiteServer } from "../serve/site-server";
import { phone } from "./first-load";
import { watchLayoutShifts } from "./layout-shifts";

/**
 * Opens a page on a phone from a server that holds the fonts back for two seconds.
 *
 * @param folder - the built site.
 * @param path - of the page, from the site's root.
 * @returns the layout shift until everything has come.
 */
export async function measureLateFonts(
  browser: Browser,
  folder: string,
  path: string,
): Promise<number> {
  const delayOf = (asked: string) => (asked.endsWith(".woff2") ? 2000 : 0);
  const server = await startSiteServer({ folder, port: 0, delayOf });
  const page = await browser.newPage(phone);
  try {
    const shifted = await watchLayoutShifts(page);
    await page.goto(`${server.url}${path}`, { waitUntil: "networkidle" });
    return await shifted();
  } finally {
    await page.close();
    await server.close();
  }
}
