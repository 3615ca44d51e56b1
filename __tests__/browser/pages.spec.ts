import { expect, type Page, test } from "../support/browser/browser-test";
import { openPage } from "../support/browser/open-page";
import {
  audienceRadio,
  chooseAudience,
  clinicHeadline,
  familyHeadline,
  headline,
} from "../support/browser/waitlist-page";
import about from "../support/sample-content/about.json";
import hero from "../support/sample-content/hero.json";
import site from "../support/sample-content/site.json";

function section(page: Page, id: string) {
  return page.locator(`#${id}`);
}

for (const [audience, address, { joinLabel, learnLabel }, explanation] of [
  ["patients", "/", hero.patients, "features"],
  // Clinics have no features section.
  ["providers", "/?audience=providers", hero.providers, "journey"],
] as const) {
  test(`the buttons of ${audience} lead to the waitlist and to #${explanation}`, async ({
    page,
  }) => {
    await openPage(page, address);
    await page.getByRole("link", { name: joinLabel }).click();
    await expect(page).toHaveURL(/#waitlist$/);
    await expect(section(page, "waitlist")).toBeInViewport();
    await page.getByRole("link", { name: learnLabel }).click();
    await expect(page).toHaveURL(new RegExp(`#${explanation}$`));
    await expect(section(page, explanation)).toBeInViewport();
    await expect(section(page, "features")).toBeVisible({ visible: audience === "patients" });
  });
}

test("About Us has an audience of its own, which starts as families", async ({ page }) => {
  await openPage(page, "/?audience=providers");
  await expect(headline(page, clinicHeadline)).toBeVisible();
  await page.getByRole("link", { name: site.company.aboutLabel }).click();
  await expect(headline(page, about.heading)).toBeVisible();
  await expect(audienceRadio(page, "patients")).toBeChecked();
  await expect(page.locator("html")).toHaveAttribute("data-audience", "patients");

  await chooseAudience(page, "providers");
  await page.getByRole("link", { name: about.backLabel }).click();
  await expect(headline(page, familyHeadline)).toBeVisible();
  await expect(audienceRadio(page, "patients")).toBeChecked();
});

test("?audience=providers means nothing on About Us", async ({ page }) => {
  await openPage(page, "/about?audience=providers");
  await expect(audienceRadio(page, "patients")).toBeChecked();
  await expect(page.locator("html")).toHaveAttribute("data-audience", "patients");
});

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
