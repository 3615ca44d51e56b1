import { expect, type Page, test } from "../support/browser/browser-test";
import { clinicHeadline, headline } from "../support/browser/waitlist-page";

const sections = [
  { view: "/", id: "features", count: 4, step: 100 },
  { view: "/", id: "journey", count: 2, step: 150 },
  { view: "/", id: "testimonials", count: 3, step: 150 },
  { view: "/?audience=providers", id: "journey", count: 3, step: 150 },
  { view: "/?audience=providers", id: "testimonials", count: 3, step: 150 },
];

function cards(page: Page, id: string) {
  return page.locator(`#${id} [data-reveal]`).filter({ visible: true });
}

for (const { view, id, count, step } of sections) {
  test(`at ${view}, each card of ${id} waits ${step} ms for the one before`, async ({ page }) => {
    await page.goto(view);
    await expect(cards(page, id)).toHaveCount(count);
    await expect(cards(page, id).first()).toHaveAttribute("data-reveal", "waiting");
    await expect(cards(page, id).first()).toHaveCSS("opacity", "0");

    for (const [order, card] of (await cards(page, id).all()).entries()) {
      await card.scrollIntoViewIfNeeded();
      await expect(card).toHaveAttribute("data-reveal", "arrived");
      await expect(card).toHaveCSS("transition-delay", `${(order * step) / 1000}s`);
      await expect(card).toHaveCSS("opacity", "1");
    }
  });
}

test("with reduced motion every card is there at once", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.goto("/?audience=providers");
  await expect(headline(page, clinicHeadline)).toBeVisible();
  await expect(cards(page, "journey").first()).toHaveAttribute("data-reveal", "waiting");
  for (const card of await page.locator("[data-reveal]").all()) {
    await expect(card).toHaveCSS("opacity", "1");
  }
});

test("printed, every card is there", async ({ page }) => {
  await page.goto("/");
  await expect(cards(page, "features").first()).toHaveAttribute("data-reveal", "waiting");
  await page.emulateMedia({ media: "print" });
  for (const card of await cards(page, "features").all())
    await expect(card).toHaveCSS("opacity", "1");
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("every card of the family view is there", async ({ page }) => {
    await page.goto("/");
    for (const { id, count } of sections.filter(({ view }) => view === "/")) {
      await expect(cards(page, id)).toHaveCount(count);
      for (const card of await cards(page, id).all()) await expect(card).toHaveCSS("opacity", "1");
    }
  });
});
