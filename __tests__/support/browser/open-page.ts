import { expect, type Page } from "@playwright/test";
import { testBuilds } from "../../../tools/test-builds";
import { scriptsWith } from "./built-scripts";

const loadedBy = new WeakMap<Page, Set<string>>();

/** Opens a page, and waits until React has taken it over. */
export async function openPage(page: Page, address = "/"): Promise<void> {
  if (!loadedBy.has(page)) watchLoading(page);
  await page.goto(address);
  await whenReady(page);
}

function watchLoading(page: Page): void {
  const loaded = new Set<string>();
  loadedBy.set(page, loaded);
  page.on("requestfinished", (request) => loaded.add(request.url()));
}

/** How far the page is scrolled, in pixels. */
export function placeOf(page: Page): Promise<number> {
  return page.evaluate(() => window.scrollY);
}

/** Waits until the page is hydrated. */
export async function whenReady(page: Page): Promise<void> {
  await page.locator("html[data-hydrated]").waitFor();
}

/**
 * Waits until the code that only a submission needs is there, which an idle page asks for, on a
 * page that `openPage` or `openStaticPage` has opened.
 */
export async function whenSubmissionIsLoaded(page: Page): Promise<void> {
  const { folder } = page.url().startsWith(testBuilds.prefixed.url)
    ? testBuilds.prefixed
    : testBuilds.root;
  const files = [
    ...scriptsWith('"ValidationError"', folder),
    ...scriptsWith("Toastify__toast", folder),
  ];
  const loaded = loadedBy.get(page) ?? new Set();
  await expect
    .poll(() => files.filter((file) => ![...loaded].some((url) => url.endsWith(file))))
    .toEqual([]);
}

/** Opens the root build's home page before its scripts have come; the toggle works, React does not. */
export async function openStaticPage(page: Page, url = testBuilds.root.url): Promise<void> {
  watchLoading(page);
  await page.goto(url, { waitUntil: "domcontentloaded" });
  await page.locator("html:not([data-hydrated]) button[type=submit]:disabled").first().waitFor();
}
