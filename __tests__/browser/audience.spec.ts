import { testBuilds } from "../../tools/test-builds";
import { expect, type Page, test } from "../support/browser/browser-test";
import { openPage, whenReady } from "../support/browser/open-page";
import {
  audienceRadio,
  chooseAudience,
  clinicHeadline,
  familyHeadline,
  headline,
  signupForm,
} from "../support/browser/waitlist-page";
import site from "../support/sample-content/site.json";

declare global {
  interface Window {
    /** Given by `watchHeadlines`. */
    sawHeadline: (text: string) => void;
  }
}

async function expectFamilyView(page: Page) {
  await expect(headline(page, familyHeadline)).toBeVisible();
  await expect(headline(page, clinicHeadline)).toBeHidden();
  await expect(audienceRadio(page, "patients")).toBeChecked();
  await expect(signupForm(page, "patients")).toBeVisible();
  await expect(signupForm(page, "providers")).toBeHidden();
  await expect(page.locator("html")).not.toHaveAttribute("data-audience", "providers");
}

async function expectClinicView(page: Page) {
  await expect(headline(page, clinicHeadline)).toBeVisible();
  await expect(headline(page, familyHeadline)).toBeHidden();
  await expect(audienceRadio(page, "providers")).toBeChecked();
  await expect(signupForm(page, "providers")).toBeVisible();
  await expect(signupForm(page, "patients")).toBeHidden();
  await expect(page.locator("html")).toHaveAttribute("data-audience", "providers");
}

/** Notes, frame by frame, every headline that a visitor can see on this page from now on. */
async function watchHeadlines(page: Page): Promise<Set<string>> {
  const seen = new Set<string>();
  await page.exposeFunction("sawHeadline", (text: string) => seen.add(text));
  await page.addInitScript(() => {
    const told = new Set<string>();
    function look() {
      for (const { textContent } of [...document.querySelectorAll("h1")].filter(isSeen)) {
        if (told.has(textContent)) continue;
        told.add(textContent);
        window.sawHeadline(textContent);
      }
      requestAnimationFrame(look);
    }
    function isSeen(element: Element): boolean {
      return element.checkVisibility();
    }
    requestAnimationFrame(look);
  });
  return seen;
}

test("I see the family view first, and switch to the clinic view and back", {
  tag: "@smoke",
}, async ({ page }) => {
  await openPage(page);
  await expectFamilyView(page);
  await chooseAudience(page, "providers");
  await chooseAudience(page, "providers");
  await expectClinicView(page);
  await chooseAudience(page, "patients");
  await expectFamilyView(page);
});

test("I switch with the arrow keys, and the toggle is one stop of the Tab key", {
  tag: "@smoke",
}, async ({ page }) => {
  await openPage(page);
  await expectFamilyView(page);
  await audienceRadio(page, "patients").focus();
  await page.keyboard.press("ArrowRight");
  await expectClinicView(page);
  await expect(audienceRadio(page, "providers")).toBeFocused();
  await page.keyboard.press("ArrowLeft");
  await expectFamilyView(page);
  await page.keyboard.press("Tab");
  await expect(page.getByRole("radio").and(page.locator(":focus"))).toHaveCount(0);
});

test("switching leaves the address as it is", async ({ page }) => {
  await openPage(page, "/?audience=providers");
  const address = page.url();
  await chooseAudience(page, "patients");
  await expectFamilyView(page);
  expect(page.url()).toBe(address);
});

for (const [name, { url }] of Object.entries(testBuilds)) {
  test(`a link to the clinic view never shows me the family's, on the ${name} build`, {
    tag: "@smoke",
  }, async ({ page }) => {
    const seen = await watchHeadlines(page);
    await openPage(page, `${url}/?audience=providers`);
    const clinics = await page.locator("[data-for=providers] h1").textContent();
    await expect.poll(() => [...seen]).toEqual([clinics]);
  });
}

test("coming back to the clinic view from About never shows me the family's", async ({ page }) => {
  const seen = await watchHeadlines(page);
  await openPage(page, "/?audience=providers");
  await expectClinicView(page);
  await page.getByRole("link", { name: site.company.aboutLabel }).click();
  await expect(page).toHaveURL(/\/about$/);
  await page.goBack();
  await expectClinicView(page);
  expect(seen).not.toContain(familyHeadline);
});

test("any other audience in the address means the family view", async ({ page }) => {
  await openPage(page, "/?audience=Providers");
  await expectFamilyView(page);
});

test("after a reload, view and toggle agree", { tag: "@smoke" }, async ({ page }) => {
  await openPage(page);
  await chooseAudience(page, "providers");
  await expectClinicView(page);
  await page.reload();
  await whenReady(page);
  await expectFamilyView(page);
});
