import { expect, type Opened, type Page, test } from "../support/browser/browser-test";
import { expectSignedUp, signup } from "../support/browser/signups";
import { startSiteProxy } from "../support/browser/site-proxy";
import { headline, openSending, patientsHeadline, signUp } from "../support/browser/waitlist-page";
import about from "../support/sample-content/about.json";
import site from "../support/sample-content/site.json";
import { startTestReceiver } from "../support/test-receiver";

test.use({ expectedInConsole: /404 \(Not Found\)|Refused to execute script|Loading chunk/ });

/** Opens a page of a host that will be redeployed, with a receiver for its signups. */
async function openHosted(page: Page, opened: Opened, path = "") {
  const host = await opened(startSiteProxy());
  const receiver = await opened(startTestReceiver());
  await openSending(page, receiver.url, host.url + path);
  return { host, receiver };
}

test("a page whose files have gone sends my signup; About Us opens, and back at the form I can sign up again", async ({
  page,
  opened,
}) => {
  const { host, receiver } = await openHosted(page, opened);
  host.redeploy();
  await signUp(page);
  await expectSignedUp(page, receiver);
  await page.getByRole("link", { name: site.company.aboutLabel }).click();
  await expect(headline(page, about.heading)).toBeVisible();
  await page.goBack();
  await expect(headline(page, patientsHeadline)).toBeVisible();
  await signUp(page);
  await expectSignedUp(page, receiver, signup("patients"), signup("patients"));
});

test("from an old page of About Us I get to the form, and sign up", async ({ page, opened }) => {
  const { host, receiver } = await openHosted(page, opened, "/about");
  host.redeploy();
  await page.getByRole("link", { name: about.backLabel }).click();
  await expect(headline(page, patientsHeadline)).toBeVisible();
  await signUp(page);
  await expectSignedUp(page, receiver);
});
