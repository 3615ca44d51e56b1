import { expect, type Page, test } from "../support/browser/browser-test";
import { openPage, openStaticPage, whenReady } from "../support/browser/open-page";
import { startSiteProxy } from "../support/browser/site-proxy";
import { chooseAudience } from "../support/browser/waitlist-page";

/** Scrolls until a section begins that many pixels below the upper edge of the view. */
async function scrollTo(page: Page, id: string, top: number): Promise<void> {
  await page.evaluate(
    ([section, wanted]) => {
      const { top } = document.getElementById(String(section))?.getBoundingClientRect() ?? {};
      window.scrollBy(0, Number(top) - Number(wanted));
    },
    [id, top],
  );
}

function topOf(page: Page, id: string): Promise<number> {
  return page.locator(`#${id}`).evaluate((section) => section.getBoundingClientRect().top);
}

for (const address of ["/", "/?audience=providers"]) {
  test(`a reload and going back leave me where I was on ${address}`, {
    tag: "@smoke",
  }, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 800 });
    await openPage(page, address);
    for (const id of ["journey", "testimonials", "waitlist"]) {
      await scrollTo(page, id, 120);
      await page.reload();
      await whenReady(page);
      await expect.poll(() => topOf(page, id), `${id}, reload`).toBeCloseTo(120, -1);
      await page.goto("/about");
      await page.goBack();
      await whenReady(page);
      await expect.poll(() => topOf(page, id), `${id}, back`).toBeCloseTo(120, -1);
    }
  });
}

test("the section that I am reading keeps its place when I switch, on a phone and a laptop", async ({
  page,
}) => {
  await openPage(page);
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 800 });
    for (const id of ["journey", "testimonials", "waitlist"]) {
      await scrollTo(page, id, 120);
      await chooseAudience(page, "providers");
      expect.soft(await topOf(page, id), `${id}, ${width} px`).toBeCloseTo(120, -0.5);
      await chooseAudience(page, "patients");
      expect.soft(await topOf(page, id), `${id} and back, ${width} px`).toBeCloseTo(120, -0.5);
    }
  }
});

test("where clinics have no such section, switching leads to the beginning of the next", async ({
  page,
}) => {
  await openPage(page);
  await scrollTo(page, "features", -100);
  await chooseAudience(page, "providers");
  await expect(page.locator("#journey").getByRole("heading", { level: 2 })).toBeInViewport();
  expect(await topOf(page, "journey")).toBeLessThan(100);
});

test("switching before hydration keeps the section in its place too", async ({ page, opened }) => {
  const slow = await opened(startSiteProxy({ held: /\.js$/ }));
  await openStaticPage(page, slow.url);
  await scrollTo(page, "journey", 120);
  await chooseAudience(page, "providers");
  expect(await topOf(page, "journey")).toBeCloseTo(120, -0.5);
  slow.release();
  await whenReady(page);
  expect(await topOf(page, "journey")).toBeCloseTo(120, -0.5);
});
