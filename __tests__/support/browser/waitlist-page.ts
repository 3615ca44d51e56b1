import type { Locator, Page } from "@playwright/test";
import type { Audience } from "../../../src/audience/audience";
import type { SignupValues } from "../../../src/waitlist/submission/signup";
import { storageKeys } from "../../../src/waitlist/submission/webhook-addresses";
import hero from "../sample-content/hero.json";
import waitlist from "../sample-content/waitlist.json";
import { typed } from "../typed-signups";
import { openPage } from "./open-page";

export const patientsHeadline = hero.patients.headline;
export const providersHeadline = hero.providers.headline;

export { typed };

export function headline(page: Page, name: string): Locator {
  return page.getByRole("heading", { level: 1, name });
}

/** A radio of the toggle, which is in the bar of every page but 404. */
export function audienceRadio(page: Page, audience: Audience): Locator {
  return page.getByRole("radio").and(page.locator(`[value=${audience}]`));
}

/** Chooses an audience as a mouse does, by its label: the radio itself is not to be seen. */
export async function chooseAudience(page: Page, audience: Audience): Promise<void> {
  await page.locator(`label:has([value=${audience}])`).click();
  await page.locator(`html[data-audience=${audience}]`).waitFor();
}

/** The toast that shows, if any. */
export function toastOf(page: Page): Locator {
  return page.locator(".Toastify__toast");
}

export function signupForm(page: Page, audience: Audience): Locator {
  return page.getByRole("form", { name: waitlist[audience].formTitle });
}

export function field(page: Page, name: string): Locator {
  return page.locator(`form input[name=${name}]`);
}

export function subscribeBox(page: Page): Locator {
  return page.getByRole("checkbox", { name: /Send me/ });
}

/** The button that sends the form, whatever its words at the moment. */
export function submitButton(page: Page): Locator {
  return page.locator("form:has([name=email]) button:not([data-rank])");
}

/** Types a signup into the form of its audience; its box stays as it is. */
export async function fill(page: Page, values: SignupValues): Promise<void> {
  for (const [name, value] of Object.entries(values)) {
    if (typeof value === "string") await field(page, name).fill(value);
  }
}

/** Stores where an audience's signups go in this browser, as the configuration panel does. */
export async function storeAddress(page: Page, audience: Audience, address: string): Promise<void> {
  await page.evaluate(([key, value]) => localStorage.setItem(key, value), [
    storageKeys[audience],
    address,
  ] as const);
}

/** Opens a page, the home page unless told otherwise, whose patients' signups go to this address. */
export async function openSending(page: Page, receiver: string, url = "/"): Promise<void> {
  await openPage(page, url);
  await storeAddress(page, "patients", receiver);
}

/** Fills in a form and sends it, on a page whose address for signups is settled. */
export async function signUp(page: Page, audience: Audience = "patients"): Promise<void> {
  await fill(page, typed[audience]);
  await submitButton(page).click();
}
