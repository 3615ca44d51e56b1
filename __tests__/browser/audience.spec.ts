import { type Audience, audiences } from "../../src/audience/audience";
import { servedBuilds } from "../../tools/test-builds";
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

const headlines = { patients: familyHeadline, providers: clinicHeadline };

async function expectView(page: Page, shown: Audience) {
  for (const audience of audiences) {
    const visible = audience === shown;
    await expect(headline(page, headlines[audience])).toBeVisible({ visible });
    await expect(signupForm(page, audience)).toBeVisible({ visible });
    await expect(audienceRadio(page, audience)).toBeChecked({ checked: visible });
  }
  await expect(page.locator("html")).toHaveAttribute("data-audience", shown);
}

/** Notes, frame by frame, every headline that a visitor can see on this page from now on. */
async function watchHeadlines(page: Page): Promise<Set<string>> {
  const seen = new Set<string>();
  await page.exposeFunction("sawHeadline", (text: string) => seen.add(text));
  await page.addInitScript(() => {
    function look() {
      for (const title of document.querySelectorAll("h1")) {
        if (title.checkVisibility()) window.sawHeadline(title.textContent);
      }
      requestAnimationFrame(look);
    }
    requestAnimationFrame(look);
  });
  return seen;
}

test("I see the family view first, switch to the clinic view and back, and families come first again", {
  tag: "@smoke",
}, async ({ page }) => {
  await openPage(page);
  await expectView(page, "patients");
  await chooseAudience(page, "providers");
  await chooseAudience(page, "providers");
  await expectView(page, "providers");
  await chooseAudience(page, "patients");
  await expectView(page, "patients");
  await chooseAudience(page, "providers");
  await page.reload();
  await whenReady(page);
  await expectView(page, "patients");
});

test("I switch with the arrow keys, the toggle is one stop of the Tab key, and the address stays", {
  tag: "@smoke",
}, async ({ page }) => {
  await openPage(page, "/?audience=providers");
  const address = page.url();
  await audienceRadio(page, "providers").focus();
  await page.keyboard.press("ArrowLeft");
  await expectView(page, "patients");
  await expect(audienceRadio(page, "patients")).toBeFocused();
  await page.keyboard.press("ArrowRight");
  await expectView(page, "providers");
  await page.keyboard.press("Tab");
  await expect(page.getByRole("radio").and(page.locator(":focus"))).toHaveCount(0);
  expect(page.url()).toBe(address);
});

for (const [name, { url }] of Object.entries(servedBuilds)) {
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
  await expectView(page, "providers");
  await page.getByRole("link", { name: site.company.aboutLabel }).click();
  await expect(page).toHaveURL(/\/about$/);
  await page.goBack();
  await expectView(page, "providers");
  expect(seen).not.toContain(familyHeadline);
});
