import { testBuilds } from "../../tools/test-builds";
import { expect, type Page, test } from "../support/browser/browser-test";
import { openPage, whenReady } from "../support/browser/open-page";
import {
  audienceRadio,
  chooseAudience,
  clinicHeadline,
  familyHeadline,
  field,
  fill,
  headline,
  signupForm,
  typed,
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
    await expectClinicView(page);
    await expect.poll(() => [...seen]).toEqual([clinicHeadline]);
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

test("whoever scrolls on while the other view is being made is not thrown back", async ({
  page,
}) => {
  await openPage(page);
  await scrollTo(page, "journey", 120);
  await page.evaluate((query) => {
    document.querySelector<HTMLInputElement>(query)?.click();
    window.scrollBy(0, 100);
  }, "[name=audience][value=providers]");
  await page.locator("html[data-audience=providers]").waitFor();
  expect(await topOf(page, "journey")).toBeCloseTo(20, -0.5);
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

test("after a reload, view and toggle agree", { tag: "@smoke" }, async ({ page }) => {
  await openPage(page);
  await chooseAudience(page, "providers");
  await expectClinicView(page);
  await page.reload();
  await whenReady(page);
  await expectFamilyView(page);
});

test("what I typed is still there when I switch and switch back", async ({ page }) => {
  await openPage(page, "/?audience=providers");
  await fill(page, typed.providers);
  await chooseAudience(page, "patients");
  await expect(field(page, "name")).toHaveValue(typed.providers.name);
  await expect(field(page, "email")).toHaveValue(typed.providers.email);
  await field(page, "email").fill(typed.patients.email);

  await chooseAudience(page, "providers");
  await expect(field(page, "email")).toHaveValue(typed.patients.email);
  for (const name of ["name", "practiceName", "role", "specialties", "patientsPerMonth"] as const) {
    await expect(field(page, name)).toHaveValue(typed.providers[name]);
  }
});
