import { expect, type Page, test } from "@playwright/test";
import { audiences } from "../../src/audience/audience";
import { screens } from "../support/browser/screens";

// Comparing two long pages may take seconds.
test.setTimeout(300_000);

for (const [name, { open, part, isForBoth }] of Object.entries(screens)) {
  for (const audience of isForBoth ? audiences : [undefined]) {
    const title = audience ? `${name} for ${audience}` : name;
    test(title, async ({ page }) => {
      // A state of the form has one picture.
      for (const width of part ? [390] : [390, 768, 1440]) {
        // Opened in this width, or a photo may be one that was loaded for another.
        await page.setViewportSize({ width, height: 800 });
        await open(page);
        if (audience) {
          const address = new URL(`?audience=${audience}`, page.url());
          await page.goto(address.href, { waitUntil: "networkidle" });
        }
        for (const colorScheme of part ? (["light"] as const) : (["light", "dark"] as const)) {
          await page.emulateMedia({ colorScheme });
          await loadPhotos(page);
          // On one machine, letters are the same to the pixel.
          const options = { fullPage: true, threshold: 0, timeout: 60_000 };
          await expect
            .soft(page)
            .toHaveScreenshot([title, `${width} px ${colorScheme}.png`], options);
        }
      }
    });
  }
}

/** Loads the photos that a browser would load when they are scrolled to. */
async function loadPhotos(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (const image of document.images) image.loading = "eager";
    const shown = [...document.images].filter((image) => image.checkVisibility());
    await Promise.all(shown.map((image) => image.decode()));
  });
}
