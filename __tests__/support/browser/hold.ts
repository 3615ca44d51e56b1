import type { Page } from "@playwright/test";

/** Holds back the files whose address matches, and gives the function that lets them go. */
export async function hold(page: Page, files: RegExp): Promise<() => void> {
  let release: () => void = () => undefined;
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(files, async (route) => {
    await released;
    await route.continue();
  });
  return release;
}
