import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Locator, Page } from "@playwright/test";
import type { Audience } from "../../../src/audience/audience";
import { configurationPagePath, type TestBuild, testBuilds } from "../../builds/test-builds";
import { expect } from "./browser-test";
import { openPage } from "./open-page";
import { audienceRadio, signUp, storeAddress, submitButton, toastOf } from "./waitlist-page";

export type Screen = {
  name: string;
  /** Brings the page to this screen of a build and waits until all of it is there. */
  open: (page: Page, build: TestBuild) => Promise<void>;
  /** Whether there is something to press that no other screen has; it is so if this is not said. */
  hasNewControls?: boolean;
  /** What is on no other screen, as a selector; if this is not said, all of it. */
  part?: string;
  /** What the console says on it; nothing on any other. */
  expectedInConsole?: RegExp;
};

/** The form and the toast: around them, all is as in the view. */
const formAndToast = "#waitlist, .Toastify";

/**
 * Every screen that a visitor or an administrator can come to see, in a build that has the panel's
 * page and says thanks without a receiver. Nothing here is found by its words: they differ.
 */
const screens: Screen[] = [
  { name: "the patients' view", open: (page, build) => openHome(page, "patients", build) },
  { name: "the providers' view", open: (page, build) => openHome(page, "providers", build) },
  {
    name: "the patients' form with errors",
    open: (page, build) => openErrors(page, "patients", build),
    hasNewControls: false,
    part: formAndToast,
  },
  {
    name: "the providers' form with errors",
    open: (page, build) => openErrors(page, "providers", build),
    hasNewControls: false,
    part: formAndToast,
  },
  { name: "the sent form", open: openSent, hasNewControls: false, part: formAndToast },
  { name: "the form that could not be sent", open: openFailed, part: formAndToast },
  { name: "the configuration panel", open: openPanel },
  { name: "About Us", open: openAbout },
  {
    name: "404",
    open: openNotFound,
    expectedInConsole: /^Failed to load resource: .* 404|^There is no page at/,
  },
];

/** Every screen of a build, with the first of its legal pages, of which its content may have none. */
export function screensOf({ project, url }: TestBuild): Screen[] {
  const { pages } = JSON.parse(readFileSync(join(project, "content/legal.json"), "utf8"));
  const legalPages = pages.slice(0, 1).map(({ address }: { address: string }) => ({
    name: "a legal page",
    open: (page: Page) => openPage(page, url + address),
    hasNewControls: false,
  }));
  return [...screens, ...legalPages];
}

/** Opens the home page as one audience sees it, ready to be used. */
export async function openHome(
  page: Page,
  audience: Audience,
  { url }: TestBuild = testBuilds.root,
): Promise<void> {
  await openPage(page, audience === "providers" ? `${url}/?audience=providers` : `${url}/`);
  await expect(audienceRadio(page, audience)).toBeChecked();
  await expect(headline(page)).toBeVisible();
}

async function openErrors(page: Page, audience: Audience, build: TestBuild): Promise<void> {
  await openHome(page, audience, build);
  await submitButton(page).click();
  await expect(page.getByText("Name must be at least 2 characters")).toBeVisible();
}

/** Opens the patients' form after a success, whose toast leaves after five seconds. */
async function openSent(page: Page, build: TestBuild): Promise<void> {
  await openHome(page, "patients", build);
  await signUp(page);
  const thanks = toastOf(page).getByText("Thank you for joining our waitlist!");
  await expect(thanks).toBeVisible();
}

/** Opens the patients' form after a send that failed, whose toast stays. */
export async function openFailed(page: Page, build: TestBuild = testBuilds.root): Promise<void> {
  await openHome(page, "patients", build);
  await storeAddress(page, "patients", "no address");
  await signUp(page);
  await expect(toastOf(page)).toContainText("Failed to send your information.");
}

/** Opens the panel, with an address in it that gets a hint. */
export async function openPanel(page: Page, { url }: TestBuild): Promise<void> {
  await openPage(page, `${url}${configurationPagePath}`);
  await page.locator("[aria-expanded]").click();
  const address = page.getByRole("tabpanel").getByRole("textbox");
  await address.fill("no address");
  await expect(address).toHaveAccessibleDescription(/./);
}

export async function openAbout(page: Page, { url }: TestBuild = testBuilds.root): Promise<void> {
  await openPage(page, `${url}/about`);
  await expect(headline(page)).toBeVisible();
}

async function openNotFound(page: Page, { url }: TestBuild): Promise<void> {
  const isLogged = page.waitForEvent("console", (message) => /no page at/.test(message.text()));
  await page.goto(`${url}/abuot`);
  await isLogged;
  await expect(headline(page)).toBeVisible();
}

function headline(page: Page): Locator {
  return page.getByRole("heading", { level: 1 });
}
