import AxeBuilder from "@axe-core/playwright";
import type { Browser } from "@playwright/test";
import type { PageResults } from "./bench-results";
import { bytesByType, loadForTheFirstTime, phone } from "./first-load";
import { measureLateFonts } from "./late-fonts";

type Inspection = Omit<PageResults, "name" | "path" | "audits">;

/**
 * Measures what does not change from one run to the next: bytes, requests, what axe finds, and what
 * moves when fonts are late.
 *
 * @param site - address and folder of the site that is served.
 * @param path - of the page, from the site's root.
 */
export async function inspectPage(
  browser: Browser,
  site: { url: string; folder: string },
  path: string,
): Promise<Inspection> {
  const resources = await loadForTheFirstTime(browser, `${site.url}${path}`);
  return {
    bytes: bytesByType(resources),
    requests: resources.length,
    otherOrigins: resources.filter(({ address }) => new URL(address).origin !== site.url).length,
    axe: await countAxeViolations(browser, `${site.url}${path}`),
    lateFontsCls: await measureLateFonts(browser, site.folder, path),
  };
}

async function countAxeViolations(browser: Browser, address: string): Promise<number> {
  // Without motion, because axe passes over what has yet to arrive; its code, which it puts into
  // the page, is nothing that the page's policy allows.
  const context = await browser.newContext({ ...phone, reducedMotion: "reduce", bypassCSP: true });
  try {
    const page = await context.newPage();
    await page.goto(address, { waitUntil: "networkidle" });
    const { violations } = await new AxeBuilder({ page }).analyze();
    return violations.length;
  } finally {
    await context.close();
  }
}
