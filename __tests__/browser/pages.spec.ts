import { expect, type Page, test } from "../support/browser/browser-test";
import { openPage, placeOf } from "../support/browser/open-page";
import { patientsHeadline } from "../support/browser/waitlist-page";
import about from "../support/sample-content/about.json";
import pages from "../support/sample-content/pages.json";
import site from "../support/sample-content/site.json";

async function look(page: Page) {
  await expect(page.locator("html")).toHaveAttribute("data-audience", "patients");
  return {
    title: await page.title(),
    description: await page.locator("meta[name=description]").getAttribute("content"),
    bar: await page.getByRole("banner").ariaSnapshot(),
    content: await page.getByRole("main").ariaSnapshot(),
    footer: await page.getByRole("contentinfo").ariaSnapshot(),
  };
}

test("a page is the same by a link as by its address, is announced, and starts at its top and with its first stop", async ({
  page,
}) => {
  const announcement = page.locator("#gatsby-announcer[aria-live=assertive]");
  await openPage(page, "/about");
  const aboutByAddress = await look(page);
  await openPage(page);
  const homeByAddress = await look(page);
  // The link has loaded it before.
  await page.waitForFunction(() => window.___loader?.loadPageSync("/about"));
  await page.getByRole("link", { name: site.company.aboutLabel }).click();
  await expect.poll(() => look(page)).toEqual(aboutByAddress);
  await expect(page).toHaveTitle(`${pages.about.title} · ${site.name}`);
  await expect(announcement).toHaveText(`Navigated to ${about.heading}`);
  // It is not to be seen.
  expect((await announcement.boundingBox())?.height).toBeLessThanOrEqual(1);
  await expect.poll(() => placeOf(page)).toBe(0);
  await page.keyboard.press("Tab");
  await expect(page.getByRole("link", { name: site.skipLink })).toBeFocused();

  await page.getByRole("link", { name: about.backLabel }).click();
  await expect.poll(() => look(page)).toEqual(homeByAddress);
  await expect(page).toHaveTitle(`${site.name}: ${pages.home.title}`);
  await expect(announcement).toHaveText(`Navigated to ${patientsHeadline}`);
});
