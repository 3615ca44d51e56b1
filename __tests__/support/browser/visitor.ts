import type { Locator, Page } from "@playwright/test";
import type { Audience } from "../../../src/audience/audience";
import { storageKeys } from "../../../src/waitlist/submission/webhook-addresses";
import hero from "../sample-content/hero.json";
import site from "../sample-content/site.json";
import waitlist from "../sample-content/waitlist.json";
import { expect } from "./browser-test";

/** The address of each audience's view of the home page. */
export const homes = { patients: "./", providers: "?audience=providers" } as const;

/** What a visitor types, by label. */
export const typed: Record<Audience, Record<string, string>> = {
  patients: { "Full Name": "Ana Ruiz", "Email Address": "ana@mail.example" },
  providers: {
    "Full Name": "Ben Ode",
    "Email Address": "ben@clinic.example",
    "Practice or Clinic Name": "Riverbend OB-GYN",
    "Your Role": "Practice manager",
  },
};

const success =
  "Thank you for joining our waitlist!We'll notify you when the product is ready for you.";
export const failure = "ErrorFailed to send your information. Please try again later.";

/** Waits until the view of an audience, and of no other, is shown. */
export async function expectView(page: Page, audience: Audience): Promise<void> {
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(hero[audience].headline);
  await expect(radio(page, audience)).toBeChecked();
}

export function radio(page: Page, audience: Audience): Locator {
  return page.getByRole("radio", { name: site.audiences[audience] });
}

/** The part of the toggle that a mouse presses; the radio itself is not visible. */
export function toggleLabel(page: Page, audience: Audience): Locator {
  return page.getByRole("banner").getByText(site.audiences[audience], { exact: true });
}

/** Chooses an audience as a mouse does. */
export async function choose(page: Page, audience: Audience): Promise<void> {
  await toggleLabel(page, audience).click();
  await expect(radio(page, audience)).toBeChecked();
}

export function field(page: Page, label: string): Locator {
  return page.getByRole("textbox", { name: label });
}

export function submitButton(page: Page, audience: Audience = "patients"): Locator {
  return page.getByRole("button", { name: waitlist[audience].submitLabel });
}

export function toasts(page: Page): Locator {
  return page.locator(".Toastify__toast");
}

/** Waits for the toast of a success, and for thanks in place of the form. */
export async function expectSignedUp(page: Page, audience: Audience = "patients"): Promise<void> {
  await expect(toasts(page)).toHaveText([success]);
  const { title } = waitlist[audience].confirmation;
  await expect(page.getByRole("heading", { name: title })).toBeVisible();
  await expect(page.getByRole("form")).toBeHidden();
}

export async function fillIn(page: Page, audience: Audience = "patients"): Promise<void> {
  for (const [label, text] of Object.entries(typed[audience])) await field(page, label).fill(text);
}

/** Fills in the form, and sends it to an address. */
export async function signUp(
  page: Page,
  address: string,
  audience: Audience = "patients",
): Promise<void> {
  await storeAddress(page, audience, address);
  await fillIn(page, audience);
  await submitButton(page, audience).click();
}

/** Stores where an audience's signups go in this browser, as the configuration panel does. */
export async function storeAddress(page: Page, audience: Audience, address: string): Promise<void> {
  await page.evaluate(([key, value]) => localStorage.setItem(key, value), [
    storageKeys[audience],
    address,
  ] as const);
}
