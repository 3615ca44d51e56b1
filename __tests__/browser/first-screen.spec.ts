import type { Locator } from "@playwright/test";
import { type Audience, audiences } from "../../src/audience/audience";
import { expect, type Page, test } from "../support/browser/browser-test";
import { placeOf } from "../support/browser/open-page";
import { openAbout, openHome } from "../support/browser/screens";
import hero from "../support/sample-content/hero.json";
import site from "../support/sample-content/site.json";

const proofs = {
  patients: hero.patients.chat.responseTime,
  providers: hero.providers.summary.verification,
} satisfies Record<Audience, string>;

const laptops = [
  { width: 1024, height: 768 },
  { width: 1280, height: 720 },
  { width: 1920, height: 1080 },
];

async function expectWhole(element: Locator, what: string): Promise<void> {
  await expect.soft(element, what).toBeInViewport({ ratio: 1 });
}

for (const audience of audiences) {
  test(`the first screen has the way to join and the sample, and a phone the way in view above the waitlist, for ${audience}`, async ({
    page,
  }) => {
    await openHome(page, audience);
    const join = page.getByRole("link", { name: hero[audience].joinLabel });
    for (const view of laptops) {
      await page.setViewportSize(view);
      const size = `${view.width} × ${view.height}`;
      await expectWhole(join, size);
      await expectWhole(page.getByText(proofs[audience]), size);
    }

    await page.setViewportSize({ width: 390, height: 664 });
    const brand = page.getByRole("banner").getByRole("link", { name: site.name });
    await expectWhole(brand, "the brand on a phone");
    expect.soft((await brand.boundingBox())?.width, "of the brand").toBeGreaterThan(60);
    await expectWhole(join, "the way to join on a phone");
    const screen = page.locator("main section").filter({ visible: true }).first();
    await expect.soft(screen.locator("picture > img, figure").first()).toBeInViewport();

    await page.setViewportSize({ width: 390, height: 844 });
    if (audience === "patients") {
      // A person, after what to do in an emergency.
      const picture = page.getByRole("img", { name: hero.patients.chat.picture.alt });
      await expect.soft(picture).toBeInViewport({ ratio: 0.8 });
      await expectWhole(
        page.locator("main").getByText(site.emergency.patients).first(),
        "emergency",
      );
    }
    expect(await placesWithoutJoinLink(page), "where a phone has no way to join").toEqual([]);
  });
}

/** The link to the waitlist that stays at an edge of the screen. */
function joinLink(page: Page): Locator {
  return page.getByRole("link", { name: site.joinLink }).filter({ visible: true }).first();
}

test("on a tablet, and on About Us, a link to the waitlist stays in view", async ({ page }) => {
  await page.setViewportSize({ width: 768, height: 1024 });
  await openHome(page, "patients");
  await page.locator("#testimonials").evaluate((section) => section.scrollIntoView());
  await expectWhole(joinLink(page), "tablet");
  for (const width of [390, 768]) {
    await page.setViewportSize({ width, height: 664 });
    await openAbout(page);
    await expectWhole(joinLink(page), `About Us, ${width} px wide`);
    await joinLink(page).focus();
    expect(await placeOf(page), "the focus moves nothing").toBe(0);
  }
});

/** How far a page is scrolled, above the waitlist, where no link to it is in view. */
function placesWithoutJoinLink(page: Page): Promise<number[]> {
  return page.evaluate(async () => {
    const waitlist = document.getElementById("waitlist")?.getBoundingClientRect().top ?? 0;
    const barHeight = document.querySelector("header")?.offsetHeight ?? 0;
    const links = [...document.querySelectorAll("main a[href='#waitlist']")];
    const places: number[] = [];
    for (let place = 0; place < waitlist - innerHeight; place += 100) {
      scrollTo(0, place);
      await new Promise(requestAnimationFrame);
      const inView = links.filter((link) => {
        const { top, bottom } = link.getBoundingClientRect();
        const isShown = link.checkVisibility({ opacityProperty: true });
        return isShown && bottom > barHeight && top < innerHeight;
      });
      // On the first screen, only the button in it.
      if (inView.length === 0 || (place === 0 && inView.length > 1)) places.push(place);
    }
    return places;
  });
}
