import { testBuilds } from "../builds/test-builds";
import { expect, type Page, test } from "../support/browser/browser-test";
import {
  framesShown,
  openPage,
  openStaticPage,
  placeOf,
  whenLoaded,
  whenReady,
} from "../support/browser/open-page";
import { audienceRadio, chooseAudience, field } from "../support/browser/waitlist-page";
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

/** Follows the footer's link to About Us from where I am: without Playwright's own scrolling. */
async function goToAbout(page: Page): Promise<void> {
  await whenLoaded(page, "/about");
  await page.locator("footer a[href$='/about']").dispatchEvent("click");
}

function topOf(page: Page, id: string): Promise<number> {
  return page.locator(`#${id}`).evaluate((section) => section.getBoundingClientRect().top);
}

test("a jump leads to its section, and back from it to where I was", {
  tag: "@smoke",
}, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openPage(page);
  for (const [index, [name, target]] of [
    [hero.patients.learnLabel, "features"] as const,
    [site.joinLink, "waitlist"] as const,
  ].entries()) {
    // The first from where nobody has scrolled yet.
    await page.evaluate((top) => window.scrollBy(0, top), 500 * index);
    await framesShown(page);
    const link = page.locator("main").getByRole("link", { name, exact: true });
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

  await test.step("out of a field of the other view, which does not keep the focus", async () => {
    const place = await placeOf(page);
    await page.locator("main a[href='#waitlist']:visible").last().dispatchEvent("click");
    await chooseAudience(page, "providers");
    await field(page, "name").click();
    await page.goBack();
    await expect(audienceRadio(page, "patients")).toBeChecked();
    await framesShown(page);
    expect(await placeOf(page)).toBeCloseTo(place, -1);
    await expect(field(page, "name")).not.toBeFocused();
  });
});

test.describe("in the end offline", () => {
  // The photos of a site below a path may have to be asked for again; its pages not.
  test.use({ expectedInConsole: /ERR_INTERNET_DISCONNECTED/ });

  test("each step of the history keeps its place, through a reload, from elsewhere and back to it, under a prefix", {
    tag: "@smoke",
  }, async ({ page, context }) => {
    async function scroll(place: number) {
      await page.evaluate((top) => window.scrollTo(0, top), place);
      await framesShown(page);
    }
    async function expectAt(path: string, place: number) {
      const { pathname } = new URL(testBuilds.prefixed.url + path);
      await expect.poll(() => new URL(page.url()).pathname).toBe(pathname);
      await expect.poll(() => placeOf(page)).toBeCloseTo(place, -1);
    }
    await page.setViewportSize({ width: 390, height: 800 });
    await openPage(page, `${testBuilds.prefixed.url}/`);
    await chooseAudience(page, "providers");
    await scroll(700);
    await goToAbout(page);
    await expectAt("/about", 0);
    await scroll(150);
    await page.goBack();
    await expectAt("/", 700);
    await scroll(2000);
    await page.reload();
    await whenReady(page);
    await expectAt("/", 2000);
    await page.goForward();
    await expectAt("/about", 150);
    await page.goto("/");
    await page.goBack();
    await whenReady(page);
    await expectAt("/about", 150);
    await whenLoaded(page, "/");
    await context.setOffline(true);
    await page.goBack();
    await expectAt("/", 2000);
    await page.goForward();
    await expectAt("/about", 150);
  });
});

test("back to a page that is still on its way, I stay where I am until it is there", async ({
  page,
  host,
}) => {
  await openPage(page, `${host.url}/`);
  await page.evaluate(() => window.scrollTo(0, 700));
  await framesShown(page);
  await goToAbout(page);
  await expect.poll(() => placeOf(page)).toBe(0);
  host.hold(/\/page-data\/index\//);
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
  host.release();
  await expect(page.locator("#waitlist")).toBeAttached();
  await expect.poll(() => placeOf(page)).toBe(700);
  await page.goForward();
  await expect(page.locator("#waitlist")).toHaveCount(0);
  await expect.poll(() => placeOf(page)).toBe(100);
});

test("back while a page is still loading its scripts shows the other page", {
  tag: "@smoke",
}, async ({ page, host }) => {
  await openPage(page, `${host.url}/`);
  await goToAbout(page);
  await expect(page).toHaveURL(/\/about$/);
  host.hold(/\/app-.*\.js$/);
  await page.reload({ waitUntil: "domcontentloaded" });
  await page.evaluate(() => history.back());
  host.release();
  await whenReady(page);
  await expect(page.locator("#waitlist")).toBeAttached();
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
});

test("the section that I am reading keeps its place when I switch", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await openPage(page);
  for (const id of ["journey", "testimonials", "waitlist"]) {
    await scrollTo(page, id, 120);
    await chooseAudience(page, "providers");
    expect.soft(await topOf(page, id), id).toBeCloseTo(120, -0.5);
    await chooseAudience(page, "patients");
    expect.soft(await topOf(page, id), `${id} and back`).toBeCloseTo(120, -0.5);
  }

  await test.step("near the end of a section that is shorter in the other view, its end is still there to read", async () => {
    await chooseAudience(page, "providers");
    await page.locator("#waitlist").evaluate((section) => {
      window.scrollBy(0, section.getBoundingClientRect().bottom - 300);
    });
    await chooseAudience(page, "patients");
    const { y, height } = (await page.locator("#waitlist").boundingBox()) ?? { y: 0, height: 0 };
    expect.soft(y + height).toBeGreaterThan(800 / 3 - 5);
  });

  await test.step("where providers have no such section, the next one begins", async () => {
    await scrollTo(page, "features", -100);
    await chooseAudience(page, "providers");
    const next = page.locator("#journey");
    await expect.soft(next.getByRole("heading", { level: 2 })).toBeInViewport();
    expect.soft(await topOf(page, "journey")).toBeLessThan(100);
  });
});

test("switching before hydration keeps the section in its place too, also on the way back to it", async ({
  page,
  host,
}) => {
  host.hold(/\.js$/);
  await openStaticPage(page, `${host.url}/`);
  await scrollTo(page, "journey", 120);
  await chooseAudience(page, "providers");
  expect(await topOf(page, "journey")).toBeCloseTo(120, -0.5);
  host.release();
  await whenReady(page);
  expect(await topOf(page, "journey")).toBeCloseTo(120, -0.5);
  await goToAbout(page);
  await expect.poll(() => placeOf(page)).toBe(0);
  await page.goBack();
  await expect.poll(() => topOf(page, "journey")).toBeCloseTo(120, -1);
});
