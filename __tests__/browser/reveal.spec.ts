import type { Audience } from "../../src/audience/audience";
import { expect, type Page, test } from "../support/browser/browser-test";
import { openPage, readOn } from "../support/browser/open-page";
import { openHome } from "../support/browser/screens";
import { chooseAudience } from "../support/browser/waitlist-page";
import { contrastFindings } from "./axe-findings";

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

test.use({ contextOptions: { reducedMotion: "no-preference" } });

test("what I have not scrolled to yet can be read, and each card rises after the one before, also in a view that I switch to", async ({
  page,
}) => {
  await openHome(page, "patients");
  expect(await contrastFindings(page, "[data-reveal]")).toEqual([]);
  // The cards of a view that is switched to are not new, but have been hidden.
  for (const audience of ["providers", "patients"] as const) {
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
  }
});

test("a card that is in view from the start does not rise", async ({ page }) => {
  await openPage(page, "/#testimonials");
  await readOn(page);
  await expect(cards(page, "features").last()).toHaveAttribute("data-reveal", "arrived");
  await expect(cards(page, "testimonials").first()).toHaveAttribute("data-reveal", "");
});
