import type { Locator, Page } from "@playwright/test";
import type { Audience } from "../../../src/audience/audience";
import { storageKeys } from "../../../src/waitlist/submission/webhook-addresses";
import hero from "../sample-content/hero.json";
import waitlist from "../sample-content/waitlist.json";
import { openPage } from "./open-page";

export const patientsHeadline = hero.patients.headline;
export const providersHeadline = hero.providers.headline;

/** What a visitor types into each form; the subscribe box stays checked. */
export const typed = {
  patients: { name: "Ana Sousa", email: "ana.sousa@example.com" },
  providers: {
    name: "Dr. Priya Raman",
    email: "priya@lakeside.example",
    practiceName: "Lakeside Women's Clinic",
    role: "Practice owner",
    specialties: "Obstetrics, midwifery",
    patientsPerMonth: "about 300",
  },
} satisfies Record<Audience, Record<string, string>>;

const labels = {
  name: "Full Name",
  email: "Email Address",
  practiceName: "Practice or Clinic Name",
  role: "Your Role",
  specialties: "Specialties (Optional)",
  patientsPerMonth: "Patients Per Month (Optional)",
};

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

export function signupForm(page: Page, audience: Audience): Locator {
  return page.getByRole("form", { name: waitlist[audience].formTitle });
}

export function field(page: Page, name: keyof typeof labels): Locator {
  return page.getByRole("textbox", { name: labels[name] });
}

export function subscribeBox(page: Page): Locator {
  return page.getByRole("checkbox", { name: /Send me/ });
}

/** The button that sends the form, whatever its words at the moment. */
export function submitButton(page: Page): Locator {
  return page.locator("form:has([name=email]) button:not([data-rank])");
}

/** Types a signup into the form of its audience. */
export async function fill(
  page: Page,
  values: Partial<Record<keyof typeof labels, string>>,
): Promise<void> {
  for (const name of Object.keys(labels).filter(isField)) {
    const value = values[name];
    if (value !== undefined) await field(page, name).fill(value);
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

function isField(name: string): name is keyof typeof labels {
  return name in labels;
}
