import { expect, type Page, test } from "../support/browser/browser-test";
import { openPage, whenLoaded } from "../support/browser/open-page";
import { field, headline, patientsHeadline } from "../support/browser/waitlist-page";
import about from "../support/sample-content/about.json";
import pages from "../support/sample-content/pages.json";
import site from "../support/sample-content/site.json";

async function goToAbout(page: Page) {
  await page.getByRole("link", { name: site.company.aboutLabel }).click();
  await expect(headline(page, about.heading)).toBeVisible();
}

for (const [from, link, to] of [
  ["/", site.company.aboutLabel, "/about"],
  ["/about", about.backLabel, "/"],
] as const) {
  test(`${to} is the same page by a link as by its address`, async ({ page }) => {
    async function look() {
      await expect(page.locator("html")).toHaveAttribute("data-audience", "patients");
      return {
        title: await page.title(),
        description: await page.locator("meta[name=description]").first().getAttribute("content"),
        themes: await page
          .locator("meta[name=theme-color]")
          .evaluateAll((metas) => metas.map((meta) => meta.getAttribute("content"))),
        bar: await page.getByRole("banner").ariaSnapshot(),
        content: await page.getByRole("main").ariaSnapshot(),
        footer: await page.getByRole("contentinfo").ariaSnapshot(),
      };
    }
    await openPage(page, to);
    const byAddress = await look();
    await openPage(page, from);
    await page.getByRole("link", { name: link }).click();
    await expect(page).toHaveTitle(byAddress.title);
    await expect.poll(look).toEqual(byAddress);
  });
}

test("a new page is announced, starts at its top and with its first stop", async ({ page }) => {
  const announcement = page.locator("#gatsby-announcer[aria-live=assertive]");
  await openPage(page);
  await whenLoaded(page, "/about");
  await goToAbout(page);
  await expect(page).toHaveTitle(`${pages.about.title} · ${site.name}`);
  await expect(announcement).toHaveText(`Navigated to ${about.heading}`);
  // It is not to be seen.
  expect((await announcement.boundingBox())?.height).toBeLessThanOrEqual(1);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  await page.keyboard.press("Tab");
  await expect(page.getByRole("link", { name: site.skipLink })).toBeFocused();

  await page.goBack();
  await expect(page).toHaveTitle(`${site.name}: ${pages.home.title}`);
  await expect(announcement).toHaveText(`Navigated to ${patientsHeadline}`);
});

test("every link to another page of ours goes there without loading the site again", {
  tag: "@smoke",
}, async ({ page }) => {
  await openPage(page, "/about");
  await whenLoaded(page, "/");
  const documents: string[] = [];
  page.on("request", (request) => {
    if (request.isNavigationRequest()) documents.push(request.url());
  });
  for (const [link, title] of [
    [about.backLabel, patientsHeadline],
    [site.company.aboutLabel, about.heading],
    [site.name, patientsHeadline],
    [site.company.aboutLabel, about.heading],
    [site.joinLink, patientsHeadline],
  ] as const) {
    await page.getByRole("link", { name: link, exact: true }).first().click();
    await expect(headline(page, title)).toBeVisible();
  }
  expect(documents).toEqual([]);
});

test("from About Us to the waitlist, the next stop is the form's first field", async ({ page }) => {
  await openPage(page);
  await goToAbout(page);
  await page.getByRole("banner").getByRole("link", { name: site.joinLink }).click();
  await expect(page.locator("#waitlist")).toBeInViewport();
  await expect(headline(page, patientsHeadline)).toBeAttached();
  await page.keyboard.press("Tab");
  await expect(field(page, "name")).toBeFocused();
});
