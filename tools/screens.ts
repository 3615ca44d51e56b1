import type { Page } from "@playwright/test";
import { configurationPagePath } from "../gatsby/test-pages";
import { testBuilds } from "./test-builds";

export type Screen = {
  name: string;
  address: string;
  /** Brings the page into the state that is to be seen. */
  prepare?: (page: Page) => Promise<void>;
  isWholePage: boolean;
};

const { root, prefixed } = testBuilds;

/** Every screen of the site, in every state that a visitor sees. */
export const screens: Screen[] = [
  { name: "home-families", address: `${root.url}/`, isWholePage: true },
  { name: "home-clinics", address: `${root.url}/?audience=providers`, isWholePage: true },
  { name: "about", address: `${root.url}/about`, isWholePage: true },
  { name: "not-found", address: `${root.url}/no-such-page`, isWholePage: false },
  { name: "form-errors-families", address: `${root.url}/`, prepare: submit, isWholePage: false },
  {
    name: "form-errors-clinics",
    address: `${root.url}/?audience=providers`,
    prepare: submit,
    isWholePage: false,
  },
  { name: "form-sent", address: `${root.url}/`, prepare: fillInAndSubmit, isWholePage: false },
  {
    name: "panel",
    address: `${prefixed.url}${configurationPagePath}`,
    prepare: openPanel,
    isWholePage: true,
  },
];

async function submit(page: Page): Promise<void> {
  const button = page.locator("#waitlist").getByRole("button");
  await button.click();
  await page.locator("#waitlist").getByText("Please enter a valid email address").waitFor();
  await button.scrollIntoViewIfNeeded();
}

async function fillInAndSubmit(page: Page): Promise<void> {
  await page.getByLabel("Full Name").fill("Ana Marsh");
  await page.getByLabel("Email Address").fill("ana@mail.example");
  await page.locator("#waitlist").getByRole("button").click();
  await page.getByText("Thank you for joining our waitlist!").waitFor();
}

async function openPanel(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Configure Google Sheets Integration" }).click();
  await page.getByRole("tab", { name: "For Families" }).waitFor();
}
