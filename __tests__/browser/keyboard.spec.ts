import { expect, test } from "../support/browser/browser-test";
import { openHome } from "../support/browser/screens";
import {
  audienceRadio,
  field,
  headline,
  patientsHeadline,
  providersHeadline,
  storeAddress,
  subscribeBox,
  toastOf,
  typed,
} from "../support/browser/waitlist-page";
import hero from "../support/sample-content/hero.json";
import site from "../support/sample-content/site.json";
import waitlist from "../support/sample-content/waitlist.json";

test("without a mouse I pass the bar, choose a view, go to the waitlist, join, read the thanks and go on from there", async ({
  page,
  receiver,
}) => {
  await openHome(page, "patients");
  await storeAddress(page, "patients", receiver.url);
  await page.keyboard.press("Tab");
  const skipLink = page.getByRole("link", { name: site.skipLink });
  await expect(skipLink).toBeFocused();
  await expect(skipLink).toBeInViewport({ ratio: 1 });
  await page.keyboard.press("Enter");
  await expect(page.getByRole("main")).toBeFocused();
  await page.keyboard.press("Tab");
  const joinButton = page.getByRole("link", { name: hero.patients.joinLabel });
  await expect(joinButton).toBeFocused();
  await expect(skipLink).not.toBeInViewport();

  await page.keyboard.press("Shift+Tab");
  await page.keyboard.press("Shift+Tab");
  await expect(audienceRadio(page, "patients")).toBeFocused();
  await page.keyboard.press("ArrowRight");
  await expect(headline(page, providersHeadline)).toBeVisible();
  await page.keyboard.press("ArrowLeft");
  await expect(headline(page, patientsHeadline)).toBeVisible();

  await page.keyboard.press("Tab");
  await page.keyboard.press("Tab");
  await expect(joinButton).toBeFocused();
  await page.keyboard.press("Enter");
  await page.keyboard.press("Tab");
  await expect(field(page, "name")).toBeFocused();
  // Left empty, a field says so only when I send, which then sends nothing.
  await page.keyboard.press("Tab");
  await expect(page.locator("[aria-invalid=true]")).toHaveCount(0);
  await page.keyboard.press("Enter");
  await expect(field(page, "name")).toHaveAccessibleDescription(/at least 2 characters/);
  await expect(field(page, "name")).toBeFocused();
  expect(receiver.received).toEqual([]);

  await page.keyboard.type(typed.patients.name);
  await page.keyboard.press("Tab");
  await page.keyboard.type(typed.patients.email);
  await page.keyboard.press("Tab");
  await page.keyboard.press("Space");
  await expect(subscribeBox(page)).not.toBeChecked();
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await expect(toastOf(page)).toContainText("Thank you for joining our waitlist!");
  await expect(page.getByText(waitlist.patients.confirmation.title)).toBeVisible();
  await page.keyboard.press("Tab");
  await expect(page.getByRole("button", { name: waitlist.anotherLabel })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(field(page, "name")).toBeFocused();
});
