import type { Audience } from "../../src/audience/audience";
import { expect, type Page, test } from "../support/browser/browser-test";
import { openHome } from "../support/browser/screens";

const motion = { contextOptions: { reducedMotion: "no-preference" } } as const;

const sections = {
  patients: [
    { id: "features", count: 4, stagger: 100 },
    { id: "journey", count: 2, stagger: 150 },
    { id: "testimonials", count: 3, stagger: 150 },
  ],
  providers: [
    { id: "journey", count: 3, stagger: 150 },
    { id: "testimonials", count: 3, stagger: 150 },
  ],
} satisfies Record<Audience, object[]>;

function cards(page: Page, id: string) {
  return page.locator(`#${id} [data-reveal]`).filter({ visible: true });
}

async function expectAllShown(page: Page, audience: Audience): Promise<void> {
  for (const { id, count } of sections[audience]) {
    await expect(cards(page, id)).toHaveCount(count);
    for (const card of await cards(page, id).all()) await expect(card).toHaveCSS("opacity", "1");
  }
}

test.describe("for a visitor who minds no motion", () => {
  test.use(motion);

  for (const audience of ["patients", "providers"] as const) {
    test(`each card in the view of ${audience} waits for the one before`, async ({ page }) => {
      await openHome(page, audience);
      for (const { id, count, stagger } of sections[audience]) {
        await expect(cards(page, id)).toHaveCount(count);
        await expect(cards(page, id).first()).toHaveAttribute("data-reveal", "waiting");
        await expect(cards(page, id).first()).toHaveCSS("opacity", "0.4");
        for (const [index, card] of (await cards(page, id).all()).entries()) {
          await card.scrollIntoViewIfNeeded();
          await expect(card).toHaveAttribute("data-reveal", "arrived");
          await expect(card).toHaveCSS("transition-delay", `${(index * stagger) / 1000}s`);
          await expect(card).toHaveCSS("opacity", "1");
        }
      }
    });
  }

  test("a card is there at once for whoever comes to a link in it by the keyboard", async ({
    page,
  }) => {
    await openHome(page, "patients");
    const card = cards(page, "journey").first();
    await expect(card).toHaveAttribute("data-reveal", "waiting");
    const opacity = await card.evaluate((one) => {
      const link = Object.assign(document.createElement("a"), { href: "tel:988" });
      one.append(link);
      link.focus();
      return getComputedStyle(one).opacity;
    });
    expect(opacity).toBe("1");
  });

  test("printed, every card is there", async ({ page }) => {
    await openHome(page, "patients");
    await expect(cards(page, "features").first()).toHaveAttribute("data-reveal", "waiting");
    await page.emulateMedia({ media: "print" });
    await expectAllShown(page, "patients");
  });

  test("every card is there if scripts are off", async ({ browser }) => {
    const page = await browser.newPage({ ...motion.contextOptions, javaScriptEnabled: false });
    await page.goto("/");
    await expectAllShown(page, "patients");
    await page.close();
  });
});

test("for a visitor who wants no motion, every card is there at once", async ({ page }) => {
  await openHome(page, "providers");
  await expect(cards(page, "journey").first()).toHaveAttribute("data-reveal", "waiting");
  await expectAllShown(page, "providers");
});
