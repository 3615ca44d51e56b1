import type { Page } from "@playwright/test";
import { testBuilds } from "../../../tools/test-builds";
import { scriptsWith } from "./built-scripts";

/** Opens a page that has an audience, and waits until React has taken it over. */
export async function openPage(page: Page, address = "/"): Promise<void> {
  await page.goto(address);
  await whenReady(page);
}

/** Waits until React has taken over a page that has an audience, and knows which one. */
export async function whenReady(page: Page): Promise<void> {
  await page.locator("[data-selected]").first().waitFor({ state: "attached" });
}

/** Waits until the code that only a submission needs is there, which a first touch asks for. */
export async function whenSubmissionIsLoaded(page: Page): Promise<void> {
  const files = [...scriptsWith('"ValidationError"'), ...scriptsWith("Toastify__toast")];
  await page.waitForFunction(
    (names) =>
      names.every((name) =>
        performance
          .getEntriesByType("resource")
          .some((entry) => entry.name.endsWith(name) && entry.duration > 0),
      ),
    files,
  );
}

/** Opens the root build's home page before its scripts have come; the toggle works, React does not. */
export async function openStaticPage(page: Page, url = testBuilds.root.url): Promise<void> {
  await page.goto(url, { waitUntil: "domcontentloaded" });
  await page
    .locator("html:not(:has([data-selected])) button[type=submit]:disabled")
    .first()
    .waitFor();
}
