import type { Page } from "@playwright/test";
import { configurationPagePath } from "../../../gatsby/test-pages";
import type { Audience } from "../../../src/audience/audience";
import { testBuilds } from "../../../tools/test-builds";
import about from "../sample-content/about.json";
import notFound from "../sample-content/not-found.json";
import panel from "../sample-content/panel.json";
import waitlist from "../sample-content/waitlist.json";
import { expect } from "./browser-test";
import { openPage } from "./open-page";
import {
  clinicHeadline,
  familyHeadline,
  headline,
  signUp,
  storeAddress,
  submitButton,
} from "./waitlist-page";

export type Screen = {
  name: string;
  /** Brings the page to this screen and waits until all of it is there. */
  open: (page: Page) => Promise<void>;
  /** Whether there is something to press that no other screen has; it is so if this is not said. */
  hasNewControls?: boolean;
  /** What the console says on it; nothing on any other. */
  expectedInConsole?: RegExp;
};

// The prefixed build: it has the panel's page, and says thanks without a receiver.
const site = testBuilds.prefixed.url;

/** Every screen that a visitor or an administrator can come to see. */
export const screens: Screen[] = [
  { name: "the family view", open: (page) => openHome(page, "patients") },
  { name: "the clinic view", open: (page) => openHome(page, "providers") },
  {
    name: "the family form with errors",
    open: (page) => openErrors(page, "patients"),
    hasNewControls: false,
  },
  {
    name: "the clinic form with errors",
    open: (page) => openErrors(page, "providers"),
    hasNewControls: false,
  },
  { name: "the sent form", open: openSent, hasNewControls: false },
  { name: "the form that could not be sent", open: openFailed },
  { name: "the configuration panel", open: openPanel },
  { name: "About Us", open: openAbout },
  {
    name: "404",
    open: openNotFound,
    expectedInConsole: /^Failed to load resource: .* 404|^There is no page at/,
  },
];

/** Opens the home page as one audience sees it, ready to be used. */
export async function openHome(page: Page, audience: Audience): Promise<void> {
  const titles = { patients: familyHeadline, providers: clinicHeadline };
  await openPage(page, audience === "providers" ? `${site}/?audience=providers` : `${site}/`);
  await expect(headline(page, titles[audience])).toBeVisible();
}

async function openErrors(page: Page, audience: Audience): Promise<void> {
  await openHome(page, audience);
  await submitButton(page, audience).click();
  await expect(page.getByText("Name must be at least 2 characters")).toBeVisible();
}

/** Opens the family form after a success, whose toast stays: what would end it is forgotten. */
async function openSent(page: Page): Promise<void> {
  await openHome(page, "patients");
  await signUp(page);
  const thanks = page.getByRole("status").getByText("Thank you for joining our waitlist!");
  await expect(thanks).toBeVisible();
  await page.evaluate(() => {
    for (let timer = Number(setTimeout(() => undefined)); timer > 0; timer--) clearTimeout(timer);
  });
}

/** Opens the family form after a send that failed, whose toast stays. */
export async function openFailed(page: Page): Promise<void> {
  await openHome(page, "patients");
  await storeAddress(page, "patients", "no address");
  await signUp(page);
  await expect(page.getByRole("alert")).toContainText("Failed to send your information.");
}

/** Opens the page on which an administrator finds the link to the panel. */
async function openConfigurationPage(page: Page): Promise<void> {
  await openPage(page, `${site}${configurationPagePath}`);
}

/** Opens the panel, with an address in it that gets a hint. */
export async function openPanel(page: Page): Promise<void> {
  await openConfigurationPage(page);
  await page.getByRole("button", { name: waitlist.configureLabel }).click();
  await page.getByRole("textbox", { name: panel.fieldLabel }).fill("no address");
  await expect(page.getByText(panel.fieldHint)).toBeVisible();
}

export async function openAbout(page: Page): Promise<void> {
  await openPage(page, `${site}/about`);
  await expect(headline(page, about.heading)).toBeVisible();
}

async function openNotFound(page: Page): Promise<void> {
  const isLogged = page.waitForEvent("console", (message) => /no page at/.test(message.text()));
  await page.goto(`${site}/abuot`);
  await isLogged;
  await expect(headline(page, notFound.heading)).toBeVisible();
}
