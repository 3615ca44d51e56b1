import { expect, type Page, test } from "../support/browser/browser-test";
import {
  openPage,
  openStaticPage,
  placeOf,
  whenLoaded,
  whenReady,
} from "../support/browser/open-page";
import { startSiteProxy } from "../support/browser/site-proxy";
import { chooseAudience } from "../support/browser/waitlist-page";
import hero from "../support/sample-content/hero.json";
import site from "../support/sample-content/site.json";

/** Pixels below which a section begins that a link leads to. */
const barHeight = 68;

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

/** Waits for three frames: nobody scrolls and goes elsewhere within one. */
function framesShown(page: Page): Promise<void> {
  return page.evaluate(async () => {
    for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame);
  });
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
    for (const id of ["journey", "waitlist"]) {
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

for (const { width, height, jumps } of [
  { width: 1280, height: 800, jumps: [hero.patients.joinLabel, hero.patients.learnLabel] },
  { width: 390, height: 844, jumps: [site.joinLink, site.joinLink] },
]) {
  test(`back from a jump within the page leads to where I was, at ${width} px`, {
    tag: "@smoke",
  }, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await openPage(page);
    for (const [index, name] of jumps.entries()) {
      // The first from where nobody has scrolled yet.
      await page.evaluate((top) => window.scrollBy(0, top), 500 * index);
      await framesShown(page);
      const link = page.locator("main").getByRole("link", { name, exact: true });
      const target = String(await link.last().getAttribute("href")).slice(1);
      const place = await placeOf(page);
      // Without Playwright's own scrolling.
      await link.last().dispatchEvent("click");
      await expect.poll(() => topOf(page, target), `top of #${target}`).toBeCloseTo(barHeight, -1);
      await framesShown(page);
      await page.goBack();
      await expect.poll(() => placeOf(page), name).toBeCloseTo(place, -1);
      await page.goForward();
      await expect.poll(() => topOf(page, target), `top of #${target}`).toBeCloseTo(barHeight, -1);
      await framesShown(page);
      await page.goBack();
      await expect.poll(() => placeOf(page), name).toBeCloseTo(place, -1);
    }
  });
}

test("each step of the history keeps its place, through a reload and back to it", {
  tag: "@smoke",
}, async ({ page }) => {
  async function scroll(place: number) {
    await page.evaluate((top) => window.scrollTo(0, top), place);
    await framesShown(page);
  }
  async function expectAt(path: string, place: number) {
    await expect.poll(async () => new URL(page.url()).pathname).toBe(path);
    await expect.poll(() => placeOf(page)).toBeCloseTo(place, -1);
  }
  await openPage(page, "/?audience=providers");
  await scroll(700);
  await whenLoaded(page, "/about");
  await page.locator("footer a[href$='/about']").dispatchEvent("click");
  await expectAt("/about", 0);
  await scroll(150);
  await page.goBack();
  await expectAt("/", 700);
  await page.reload();
  await whenReady(page);
  await expectAt("/", 700);
  await scroll(2000);
  await page.goForward();
  await expectAt("/about", 150);
  await page.reload();
  await whenReady(page);
  await expectAt("/about", 150);
  await page.goBack();
  await expectAt("/", 2000);
});

test("back to a page that is still on its way, I stay where I am until it is there", async ({
  page,
}) => {
  await openPage(page);
  await page.evaluate(() => window.scrollTo(0, 700));
  await framesShown(page);
  await whenLoaded(page, "/about");
  await page.locator("footer a[href$='/about']").dispatchEvent("click");
  await expect.poll(() => placeOf(page)).toBe(0);
  let release: (() => void) | undefined;
  const isReleased = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(/\/page-data\/index\//, async (route) => {
    await isReleased;
    await route.continue();
  });
  await page.reload();
  await whenReady(page);
  await page.evaluate(() => window.scrollTo(0, 100));
  await framesShown(page);
  await page.evaluate(() => history.back());
  await expect(page).toHaveURL(/\/$/);
  await framesShown(page);
  expect(await placeOf(page)).toBe(100);
  await page.evaluate(() => window.scrollTo(0, 150));
  await framesShown(page);
  release?.();
  await expect(page.locator("#waitlist")).toBeAttached();
  await expect.poll(() => placeOf(page)).toBe(700);
  await page.goForward();
  await expect(page.locator("#waitlist")).toHaveCount(0);
  await expect.poll(() => placeOf(page)).toBe(100);
});

test("links to another view of the same page are steps from which back returns", async ({
  page,
}) => {
  await openPage(page, "/about?audience=providers");
  await page.getByRole("link", { name: site.company.aboutLabel }).click();
  await expect(page).toHaveURL(/\/about$/);
  await expect(page.locator("html")).toHaveAttribute("data-audience", "patients");
  await page.goBack();
  await expect(page).toHaveURL(/\?audience=providers$/);
  await expect(page.locator("html")).toHaveAttribute("data-audience", "providers");
});

for (const [audience, address, { joinLabel, learnLabel }, explanation] of [
  ["patients", "/", hero.patients, "features"],
  // Providers have no features section.
  ["providers", "/?audience=providers", hero.providers, "journey"],
] as const) {
  test(`the buttons of ${audience} lead to the waitlist and to #${explanation}`, async ({
    page,
  }) => {
    await openPage(page, address);
    for (const [label, id] of [
      [joinLabel, "waitlist"],
      [learnLabel, explanation],
    ] as const) {
      await page.getByRole("link", { name: label }).click();
      await expect(page).toHaveURL(new RegExp(`#${id}$`));
      await expect(page.locator(`#${id}`)).toBeInViewport();
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
    // Near the end of a section that is shorter in the other view, its end is still there to read.
    await chooseAudience(page, "providers");
    await page.locator("#waitlist").evaluate((section) => {
      window.scrollBy(0, section.getBoundingClientRect().bottom - 300);
    });
    await chooseAudience(page, "patients");
    const { y, height } = (await page.locator("#waitlist").boundingBox()) ?? { y: 0, height: 0 };
    expect.soft(y + height, `the end, ${width} px`).toBeGreaterThan(800 / 3 - 5);
  }
});

test("where providers have no such section, switching leads to the beginning of the next", async ({
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
  await openStaticPage(page, `${slow.url}/`);
  await scrollTo(page, "journey", 120);
  await chooseAudience(page, "providers");
  expect(await topOf(page, "journey")).toBeCloseTo(120, -0.5);
  slow.release();
  await whenReady(page);
  expect(await topOf(page, "journey")).toBeCloseTo(120, -0.5);
});
