import about from "../../content/about.json";
import hero from "../../content/hero.json";
import panel from "../../content/panel.json";
import site from "../../content/site.json";
import waitlist from "../../content/waitlist.json";
import { expect, type Page, test } from "../support/browser/browser-test";
import { focusState, focusStops } from "../support/browser/focus";
import { openConfigurationPage, openFailed, openHome, screens } from "../support/browser/screens";
import {
  audienceRadio,
  clinicHeadline,
  familyHeadline,
  field,
  headline,
  submitButton,
  subscribeBox,
  typed,
} from "../support/browser/waitlist-page";

// One file is else one worker's, and this one has many tests.
test.describe.configure({ mode: "parallel" });

test.use({ contextOptions: { reducedMotion: "reduce" }, expectedInConsole: /404|no page at/ });

const views = [
  { width: 1440, height: 900 },
  { width: 390, height: 664 },
  { width: 320, height: 256 },
];

/** Presses a key so many times, and gives the stops that the focus made. */
async function walk(page: Page, key: "Tab" | "Shift+Tab", count: number): Promise<string[]> {
  const stops: string[] = [];
  while (stops.length < count) {
    await page.keyboard.press(key);
    const { name, faults } = await focusState(page);
    expect(faults, `${name}, after ${stops.join(" > ")}`).toEqual([]);
    stops.push(name);
  }
  return stops;
}

for (const { name, open, isFleeting } of screens) {
  // A walk takes longer than the toast stays; the one that stays is in the next screen.
  if (isFleeting) continue;
  for (const view of views) {
    test(`Tab shows me every stop of ${name}, there and back, at ${view.width} × ${view.height}`, async ({
      page,
    }) => {
      await page.setViewportSize(view);
      await open(page);
      await page.evaluate(() => {
        if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
        window.scrollTo(0, 0);
        document.body.tabIndex = -1;
        document.body.focus();
        document.body.removeAttribute("tabindex");
      });
      const stops = await focusStops(page);
      expect(await walk(page, "Tab", stops.length)).toEqual(stops);
      // One more, out of the page, so that the way back starts with the last stop again.
      await page.keyboard.press("Tab");
      expect(await walk(page, "Shift+Tab", stops.length)).toEqual(stops.toReversed());
    });
  }
}

test("the first stop is a link that takes me past the bar", async ({ page }) => {
  await openHome(page, "patients");
  await page.keyboard.press("Tab");
  const skipLink = page.getByRole("link", { name: site.skipLink });
  await expect(skipLink).toBeFocused();
  await expect(skipLink).toBeInViewport({ ratio: 1 });
  await page.keyboard.press("Enter");
  await expect(page.getByRole("main")).toBeFocused();
  await page.keyboard.press("Tab");
  await expect(page.getByRole("link", { name: hero.patients.joinLabel })).toBeFocused();
  await expect(skipLink).not.toBeInViewport();
});

test("without a mouse I choose a view, go to the waitlist, join and read the thanks", async ({
  page,
}) => {
  await openHome(page, "patients");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Tab");
  await expect(audienceRadio(page, "patients")).toBeFocused();
  await page.keyboard.press("ArrowRight");
  await expect(headline(page, clinicHeadline)).toBeVisible();
  await page.keyboard.press("ArrowLeft");
  await expect(headline(page, familyHeadline)).toBeVisible();

  await page.keyboard.press("Tab");
  await page.keyboard.press("Tab");
  await expect(page.getByRole("link", { name: hero.patients.joinLabel })).toBeFocused();
  await page.keyboard.press("Enter");
  await page.keyboard.press("Tab");
  await expect(field(page, "name")).toBeFocused();
  await page.keyboard.type(typed.patients.name);
  await page.keyboard.press("Tab");
  await page.keyboard.type("nobody");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Space");
  await expect(subscribeBox(page)).not.toBeChecked();
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");

  await expect(field(page, "email")).toBeFocused();
  await page.keyboard.press("End");
  await page.keyboard.type("@example.com");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("status")).toContainText("Thank you for joining our waitlist!");
  await expect(page.getByText(waitlist.patients.confirmation)).toBeVisible();
});

test("after I sent the form by its button, I go on from there", async ({ page }) => {
  await openHome(page, "patients");
  await field(page, "name").fill(typed.patients.name);
  await field(page, "email").fill(typed.patients.email);
  await submitButton(page).press("Enter");
  await expect(page.getByText(waitlist.patients.confirmation)).toBeVisible();
  await page.keyboard.press("Shift+Tab");
  await expect(subscribeBox(page)).toBeFocused();
});

test("I close a toast without a mouse", async ({ page }) => {
  await openFailed(page);
  await page.getByRole("button", { name: "close" }).press("Enter");
  await expect(page.getByRole("alert")).toHaveCount(0);
});

test("without a mouse I go to About Us and back", async ({ page }) => {
  await openHome(page, "patients");
  await page.getByRole("link", { name: site.company.aboutLabel }).press("Enter");
  await expect(headline(page, about.heading)).toBeVisible();
  await page.getByRole("link", { name: about.backLabel }).press("Enter");
  await expect(headline(page, familyHeadline)).toBeVisible();
});

test("without a mouse I open the panel, move through it and close it", async ({ page }) => {
  await openConfigurationPage(page);
  const opener = page.getByRole("button", { name: waitlist.configureLabel });
  await opener.press("Enter");
  await expect(page.getByRole("tab", { name: site.audiences.patients })).toBeVisible();
  await page.keyboard.press("Tab");
  await expect(page.getByRole("tab", { name: site.audiences.patients })).toBeFocused();
  await page.keyboard.press("ArrowRight");
  await expect(page.getByRole("tab", { name: site.audiences.providers })).toBeFocused();
  await page.keyboard.press("Tab");
  await expect(page.getByRole("textbox", { name: panel.fieldLabel })).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(opener).toBeFocused();
});
