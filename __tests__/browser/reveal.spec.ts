import type { Audience } from "../../src/audience/audience";
import { expect, type Page, test } from "../support/browser/browser-test";
import { openPage } from "../support/browser/open-page";
import { openHome } from "../support/browser/screens";
import { chooseAudience } from "../support/browser/waitlist-page";
import { axeFindings } from "./axe-findings";

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

/** Scrolls through the whole page, a little with each frame. */
function readOn(page: Page): Promise<void> {
  return page.evaluate(async () => {
    const { scrollHeight } = document.documentElement;
    for (let top = 0; top < scrollHeight; top += 60) {
      window.scrollTo({ top, behavior: "instant" });
      // What has come into view is reported after the next frame.
      await new Promise(requestAnimationFrame);
      await new Promise(requestAnimationFrame);
    }
  });
}

test.describe("for a visitor who minds no motion", () => {
  test.use({ contextOptions: { reducedMotion: "no-preference" } });

  for (const audience of ["patients", "providers"] as const) {
    test(`each card in the view of ${audience} rises after the one before`, async ({ page }) => {
      // The cards of a view that is switched to are not new, but have been hidden.
      await openHome(page, audience === "patients" ? "providers" : "patients");
      await chooseAudience(page, audience);
      await readOn(page);
      for (const { id, count, stagger } of sections[audience]) {
        await expect(cards(page, id)).toHaveCount(count);
        for (const [index, card] of (await cards(page, id).all()).entries()) {
          await expect(card).toHaveAttribute("data-reveal", "arrived");
          await expect(card).toHaveCSS("animation-name", "card-rises");
          await expect(card).toHaveCSS("animation-delay", `${(index * stagger) / 1000}s`);
        }
      }
    });

    test(`what ${audience} have not scrolled to yet can be read as well`, async ({ page }) => {
      await openHome(page, audience);
      expect(await axeFindings(page, "html")).toEqual([]);
    });
  }

  test("a card that is in view from the start does not rise", async ({ page }) => {
    await openPage(page, "/#journey");
    await readOn(page);
    await expect(cards(page, "testimonials").last()).toHaveAttribute("data-reveal", "arrived");
    await expect(cards(page, "journey").first()).toHaveAttribute("data-reveal", "");
  });
});

test("for a visitor who wants no motion, no card rises", async ({ page }) => {
  await openHome(page, "providers");
  await readOn(page);
  const card = cards(page, "journey").first();
  await expect(card).toHaveAttribute("data-reveal", "arrived");
  await expect(card).toHaveCSS("animation-name", "none");
});
