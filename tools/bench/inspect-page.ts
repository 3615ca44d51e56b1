import AxeBuilder from "@axe-core/playwright";
import type { Browser } from "@playwright/test";
import { startSiteServer } from "../serve/site-server";
import { bytesByType, type LoadedType, loadForTheFirstTime, phone } from "./first-load";
import { watchLayoutShifts } from "./layout-shifts";

/** What does not change from one run to the next. */
export type Inspection = {
  /** First load in bytes, as transferred. */
  bytes: Record<LoadedType | "total", number>;
  requests: number;
  /** How many of the requests went to another origin. */
  otherOrigins: number;
  /** How many of axe's rules the page breaks. */
  axe: number;
  /** Layout shift with fonts that come two seconds late. */
  lateFontsCls: number;
};

/** Inspects a page, named by its path, of a built site and of the server that serves it. */
export async function inspectPage(
  browser: Browser,
  site: { url: string; folder: string },
  path: string,
): Promise<Inspection> {
  const address = `${site.url}${path}`;
  const { origin } = new URL(address);
  const resources = await loadForTheFirstTime(browser, address);
  return {
    bytes: bytesByType(resources),
    requests: resources.length,
    otherOrigins: resources.filter(({ address }) => new URL(address).origin !== origin).length,
    axe: await countAxeViolations(browser, address),
    lateFontsCls: await measureLateFonts(browser, site.folder, path),
  };
}

async function countAxeViolations(browser: Browser, address: string): Promise<number> {
  // Without motion, because axe passes over what has yet to arrive; without the page's policy,
  // which forbids the code that axe puts into the page.
  const context = await browser.newContext({ ...phone, reducedMotion: "reduce", bypassCSP: true });
  const page = await context.newPage();
  await page.goto(address, { waitUntil: "networkidle" });
  const { violations } = await new AxeBuilder({ page }).analyze();
  await context.close();
  return violations.length;
}

async function measureLateFonts(browser: Browser, folder: string, path: string): Promise<number> {
  const delayOf = (asked: string) => (asked.endsWith(".woff2") ? 2000 : 0);
  const server = await startSiteServer({ folder, port: 0, delayOf });
  const page = await browser.newPage(phone);
  const shifted = await watchLayoutShifts(page);
  await page.goto(`${server.url}${path}`, { waitUntil: "networkidle" });
  const shift = await shifted();
  await page.close();
  await server.close();
  return shift;
}
