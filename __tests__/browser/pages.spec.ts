import about from "../../content/about.json";
import founders from "../../content/founders.json";
import hero from "../../content/hero.json";
import site from "../../content/site.json";
import { expect, type Page, test } from "../support/browser/browser-test";
import {
  aboutTitle,
  audienceRadio,
  chooseAudience,
  clinicHeadline,
  familyHeadline,
  headline,
  submitButton,
} from "../support/browser/waitlist-page";

function section(page: Page, id: string) {
  return page.locator(`#${id}`);
}

test("the buttons of the family view lead to the waitlist and to how it works", async ({
  page,
}) => {
  await page.goto("/");
  await page.getByRole("link", { name: hero.patients.joinLabel }).click();
  await expect(page).toHaveURL(/\/#waitlist$/);
  await expect(section(page, "waitlist")).toBeInViewport();
  await page.getByRole("link", { name: hero.patients.learnLabel }).click();
  await expect(page).toHaveURL(/\/#features$/);
  await expect(section(page, "features")).toBeInViewport();
});

test("the buttons of the clinic view lead to the waitlist and to the journey", async ({ page }) => {
  await page.goto("/?audience=providers");
  await expect(headline(page, clinicHeadline)).toBeVisible();
  await page.getByRole("link", { name: hero.providers.joinLabel }).click();
  await expect(page).toHaveURL(/#waitlist$/);
  await expect(section(page, "waitlist")).toBeInViewport();
  await page.getByRole("link", { name: hero.providers.learnLabel }).click();
  await expect(page).toHaveURL(/#journey$/);
  await expect(section(page, "journey")).toBeInViewport();
  await expect(section(page, "features")).toHaveCount(0);
});

test("I go to About Us from the footer and back by its button, without a new load", async ({
  page,
}) => {
  await page.goto("/");
  await expect(submitButton(page)).toBeEnabled();
  const loads: string[] = [];
  page.on("request", (request) => {
    if (request.isNavigationRequest()) loads.push(request.url());
  });
  await page.getByRole("contentinfo").getByRole("link", { name: site.company.aboutLabel }).click();
  await expect(page).toHaveURL(/\/about$/);
  await expect(page).toHaveTitle(aboutTitle);
  await expect(headline(page, about.heading)).toBeVisible();
  await page.getByRole("link", { name: about.backLabel }).click();
  await expect(page).toHaveURL(/\/$/);
  await expect(headline(page, familyHeadline)).toBeVisible();
  expect(loads).toEqual([]);
});

test("About Us has an audience of its own, which starts as families", async ({ page }) => {
  await page.goto("/");
  await chooseAudience(page, "providers");
  await expect(headline(page, clinicHeadline)).toBeVisible();
  await page.getByRole("link", { name: site.company.aboutLabel }).click();
  await expect(headline(page, about.heading)).toBeVisible();
  await expect(audienceRadio(page, "patients")).toBeChecked();
  await expect(page.locator("html")).toHaveAttribute("data-audience", "patients");

  await chooseAudience(page, "providers");
  await expect(page.locator("html")).toHaveAttribute("data-audience", "providers");
  await page.getByRole("link", { name: about.backLabel }).click();
  await expect(headline(page, familyHeadline)).toBeVisible();
  await expect(audienceRadio(page, "patients")).toBeChecked();
});

test("?audience=providers means nothing on About Us", async ({ page }) => {
  await page.goto("/about?audience=providers");
  await expect(audienceRadio(page, "patients")).toBeChecked();
  await expect(page.locator("html")).not.toHaveAttribute("data-audience", "providers");
});

test("from About Us I get to the waitlist in one step", async ({ page }) => {
  await page.goto("/about");
  await page.getByRole("banner").getByRole("link", { name: site.joinLink }).click();
  await expect(page).toHaveURL(/\/#waitlist$/);
  await expect(section(page, "waitlist")).toBeInViewport();
});

for (const spelling of ["/about", "/about/"]) {
  test(`${spelling} loads About Us with every founder`, async ({ page }) => {
    const response = await page.goto(spelling);
    expect(response?.status()).toBe(200);
    expect(response?.request().redirectedFrom()).toBeNull();
    await expect(headline(page, about.heading)).toBeVisible();
    for (const { name, email } of founders.items) {
      await expect(page.getByRole("heading", { name })).toBeVisible();
      await expect(
        page.getByRole("link", { name: `${about.emailLabel} (${name})` }),
      ).toHaveAttribute("href", `mailto:${email}`);
    }
    await chooseAudience(page, "providers");
    await expect(audienceRadio(page, "providers")).toBeChecked();
  });
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
    await page.goto(to);
    const byAddress = await look();
    await page.goto(from);
    await page.getByRole("link", { name: link }).click();
    await expect(page).toHaveTitle(byAddress.title);
    expect(await look()).toEqual(byAddress);
  });
}

test("the footer names the year, and legal links without an address lead nowhere", async ({
  page,
}) => {
  await page.goto("/");
  const footer = page.getByRole("contentinfo");
  await expect(footer).toContainText(`© ${new Date().getFullYear()} ${site.name}.`);
  await expect(footer.getByRole("heading", { name: site.company.title })).toBeVisible();
  await expect(footer.getByRole("link", { name: site.social.label })).toHaveAttribute(
    "href",
    site.social.url,
  );
  for (const legal of Object.values(site.legal).filter((legal) => !("url" in legal))) {
    const link = footer.getByRole("link", { name: legal.label });
    await expect(link).toBeDisabled();
    await expect(link).not.toHaveAttribute("href");
    await link.click({ force: true });
  }
  await expect(page).toHaveURL(/\/$/);
});
