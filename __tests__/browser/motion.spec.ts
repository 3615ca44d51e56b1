import { expect, type Page, test } from "../support/browser/browser-test";
import { openPage } from "../support/browser/open-page";
import hero from "../support/sample-content/hero.json";

/** Returns how many animations have run, or still run, on what is in the first screen. */
function animations(page: Page): Promise<number> {
  return page.evaluate(() => document.getAnimations().length);
}

test("with reduced motion, nothing on the first screen moves, and the chat is whole", async ({
  page,
}) => {
  await openPage(page);
  expect(await animations(page)).toBe(0);
  for (const { text } of hero.patients.chat.messages) {
    await expect.soft(page.getByText(text)).toBeVisible();
  }
  await page.emulateMedia({ reducedMotion: "no-preference" });
  await page.reload();
  await expect.poll(() => animations(page)).toBeGreaterThan(0);
});

test("cards rise one after the other as I scroll to them, and then stay", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "no-preference" });
  await page.setViewportSize({ width: 1280, height: 800 });
  await openPage(page);
  for (const [id, stagger] of [
    ["features", 0.1],
    ["journey", 0.15],
    ["testimonials", 0.15],
  ] as const) {
    const cards = page.locator(`#${id} [data-reveal]:visible`);
    await expect(cards.first(), id).toHaveCSS("animation-name", "none");
    for (const index of [0, 1]) {
      await cards.nth(index).scrollIntoViewIfNeeded();
      await expect(cards.nth(index), id).not.toHaveCSS("animation-name", "none");
      await expect.soft(cards.nth(index), id).toHaveCSS("animation-delay", `${index * stagger}s`);
      await expect(cards.nth(index), id).toHaveCSS("opacity", "1");
    }
  }
});
