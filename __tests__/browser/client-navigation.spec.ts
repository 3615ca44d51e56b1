import { expect, type Page, test } from "../support/browser/browser-test";
import { openPage } from "../support/browser/open-page";
import { familyHeadline, field, headline } from "../support/browser/waitlist-page";
import about from "../support/sample-content/about.json";
import pages from "../support/sample-content/pages.json";
import site from "../support/sample-content/site.json";

function announcement(page: Page) {
  return page.locator("#gatsby-announcer[aria-live=assertive]");
}

test("a new page is announced, starts at its top and with its first stop", async ({ page }) => {
  await openPage(page);
  await page.getByRole("link", { name: site.company.aboutLabel }).click();
  await expect(headline(page, about.heading)).toBeVisible();
  await expect(page).toHaveTitle(`${pages.about.title} · ${site.name}`);
  await expect(announcement(page)).toHaveText(`Navigated to ${about.heading}`);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  await page.keyboard.press("Tab");
  await expect(page.getByRole("link", { name: site.skipLink })).toBeFocused();
});

test("every link to another page of ours goes there without loading the site again", {
  tag: "@smoke",
}, async ({ page }) => {
  await openPage(page, "/about");
  const documents: string[] = [];
  page.on("request", (request) => {
    if (request.isNavigationRequest()) documents.push(request.url());
  });
  for (const [link, title] of [
    [about.backLabel, familyHeadline],
    [site.company.aboutLabel, about.heading],
    [site.name, familyHeadline],
    [site.company.aboutLabel, about.heading],
    [site.joinLink, familyHeadline],
  ] as const) {
    await page.getByRole("link", { name: link, exact: true }).click();
    await expect(headline(page, title)).toBeVisible();
  }
  expect(documents).toEqual([]);
});

test("the page that I go back to is announced too", async ({ page }) => {
  await openPage(page);
  await page.getByRole("link", { name: site.company.aboutLabel }).click();
  await expect(headline(page, about.heading)).toBeVisible();
  await page.goBack();
  await expect(headline(page, familyHeadline)).toBeVisible();
  await expect(page).toHaveTitle(`${site.name}: ${pages.home.title}`);
  await expect(announcement(page)).toHaveText(`Navigated to ${familyHeadline}`);
});

test("from About Us to the waitlist, the next stop is the form's first field", async ({ page }) => {
  await openPage(page);
  await page.getByRole("link", { name: site.company.aboutLabel }).click();
  // The home page has a link of that name in its banner too.
  await expect(headline(page, about.heading)).toBeVisible();
  await page.getByRole("banner").getByRole("link", { name: site.joinLink }).click();
  await expect(page.locator("#waitlist")).toBeInViewport();
  await expect(headline(page, familyHeadline)).toBeAttached();
  await page.keyboard.press("Tab");
  await expect(field(page, "name")).toBeFocused();
});
