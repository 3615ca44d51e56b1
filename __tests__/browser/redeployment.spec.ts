import { expect, type Opened, type Page, test } from "../support/browser/browser-test";
import { whenSubmissionIsLoaded } from "../support/browser/open-page";
import { expectSignedUp, failure } from "../support/browser/signups";
import { startSiteProxy, submissionScripts } from "../support/browser/site-proxy";
import {
  familyHeadline,
  field,
  fill,
  headline,
  openSending,
  signUp,
  submitButton,
  typed,
} from "../support/browser/waitlist-page";
import about from "../support/sample-content/about.json";
import site from "../support/sample-content/site.json";
import waitlist from "../support/sample-content/waitlist.json";
import { startTestReceiver } from "../support/test-receiver";

test.describe.configure({ mode: "parallel" });
test.use({ expectedInConsole: /404 \(Not Found\)|Refused to execute script|Loading chunk/ });

/** Opens a page of a host that will be redeployed, with a receiver for its signups. */
async function openHosted(page: Page, opened: Opened, { path = "", ...proxy }: Hosted = {}) {
  const host = await opened(startSiteProxy(proxy));
  const receiver = await opened(startTestReceiver());
  await openSending(page, receiver.url, host.url + path);
  return { host, receiver };
}

type Hosted = { path?: string; held?: RegExp };

test("a page that I have never looked at sends my signup after its files have gone", async ({
  page,
  opened,
}) => {
  // A tab in the background, which Playwright has none of.
  await page.addInitScript(() => {
    Object.defineProperties(document, {
      hidden: { value: true },
      visibilityState: { value: "hidden" },
    });
  });
  const { host, receiver } = await openHosted(page, opened);
  await whenSubmissionIsLoaded(page);
  host.redeploy();
  await signUp(page);
  await expectSignedUp(page, receiver);
});

test("if the code for sending never came, I keep what I typed and read how to join by email", async ({
  page,
  opened,
}) => {
  const { host, receiver } = await openHosted(page, opened, { held: submissionScripts });
  host.redeploy();
  host.release();
  await signUp(page);
  // The toast cannot be downloaded either, so the form says it.
  const form = page.getByRole("form");
  await expect(form.locator("[aria-live]")).toContainText([failure.replace("Error ", "")]);
  await expect(form).toContainText(waitlist.withoutScript);
  await expect(form.getByRole("link", { name: site.email })).toBeVisible();
  await expect(field(page, "email")).toHaveValue(typed.patients.email);
  expect(receiver.received).toEqual([]);

  host.rollBack();
  await submitButton(page).click();
  await expectSignedUp(page, receiver);
  await expect(form).not.toContainText(waitlist.withoutScript);
});

test("About Us opens after its files have gone, and back at the form I can sign up", async ({
  page,
  opened,
}) => {
  const { host, receiver } = await openHosted(page, opened);
  await fill(page, typed.patients);
  host.redeploy();
  await page.getByRole("link", { name: site.company.aboutLabel }).click();
  await expect(headline(page, about.heading)).toBeVisible();
  await page.goBack();
  await expect(headline(page, familyHeadline)).toBeVisible();
  await signUp(page);
  await expectSignedUp(page, receiver);
});

test("from an old page of About Us I get to the form, and sign up", async ({ page, opened }) => {
  const { host, receiver } = await openHosted(page, opened, { path: "/about" });
  await whenSubmissionIsLoaded(page);
  host.redeploy();
  await page.getByRole("link", { name: about.backLabel }).click();
  await expect(headline(page, familyHeadline)).toBeVisible();
  await signUp(page);
  await expectSignedUp(page, receiver);
});
