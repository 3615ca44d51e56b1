import { expect, type Page } from "./browser-test";
import { openPage } from "./open-page";
import { expectSignedUp, failure, fillIn, homes, signUp, submitButton, toasts } from "./visitor";

type Screen = {
  open: (page: Page) => Promise<void>;
  /** Whether it shows both views, in the colors of each. */
  isForBoth?: boolean;
  /** Selects what is new on this screen, where the rest is another one's. */
  part?: string;
};

/** All that a visitor can see, by name. */
export const screens: Record<string, Screen> = {
  "families' home": { open: (page) => openPage(page, homes.patients) },
  "clinics' home": { open: (page) => openPage(page, homes.providers) },
  "About Us": { open: (page) => openPage(page, "about/"), isForBoth: true },
  "404 page": { open: (page) => openNotFound(page), isForBoth: true },
  "legal page": { open: (page) => openPage(page, "terms/"), isForBoth: true },
  "form with errors": { open: openWithErrors, part: "#waitlist" },
  "form after a failure": { open: openAfterFailure, part: "#waitlist, .Toastify__toast" },
  "thanks and toast": { open: openThanks, part: "#waitlist, .Toastify__toast" },
  "open questions": { open: openQuestions, part: "details" },
};

/** What the browser and the 404 page say of an unknown path. */
export const notFoundLog = /status of 404|There is no page at/;

async function openNotFound(page: Page): Promise<void> {
  const log = page.waitForEvent("console", (message) => /no page at/.test(message.text()));
  await page.goto("abuot");
  await log;
}

async function openWithErrors(page: Page): Promise<void> {
  await openPage(page, homes.providers);
  await submitButton(page, "providers").click();
  await expect(page.locator("[aria-invalid=true]").last()).toBeVisible();
}

async function openAfterFailure(page: Page): Promise<void> {
  await openPage(page);
  await signUp(page, "not an address");
  await expect(toasts(page)).toHaveText([failure]);
}

async function openThanks(page: Page): Promise<void> {
  await openPage(page, homes.providers);
  await fillIn(page, "providers");
  await submitButton(page, "providers").click();
  await expectSignedUp(page, "providers");
  // Under the pointer, a toast stays.
  await toasts(page).hover();
}

async function openQuestions(page: Page): Promise<void> {
  await openPage(page);
  await page.locator("details").evaluateAll((questions) => {
    for (const question of questions) question.setAttribute("open", "");
  });
}
