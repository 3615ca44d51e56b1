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
    ["features", 100],
    ["journey", 150],
    ["testimonials", 150],
  ] as const) {
    const cards = page.locator(`#${id} [data-reveal]:visible`);
    await expect(cards.first(), id).toHaveAttribute("data-reveal", "");
    await page.locator(`#${id}`).evaluate((section) => section.scrollIntoView());
    await expect(cards.first(), id).toHaveAttribute("data-reveal", "arrived");
    const delays = await cards.evaluateAll((all) =>
      all.map((card) => getComputedStyle(card).animationDelay),
    );
    expect(delays.slice(0, 2), id).toEqual(["0s", `${stagger / 1000}s`]);
    await expect
      .poll(() =>
        cards.evaluateAll((all) => all.every((card) => getComputedStyle(card).opacity === "1")),
      )
      .toBe(true);
  }
});
