import { expect, type Page, test } from "../support/browser/browser-test";
import { openPage, scrollPlace, scrollTo, waitForHydration } from "../support/browser/open-page";
import {
  choose,
  expectSignedUp,
  expectView,
  field,
  fillIn,
  radio,
  signUp,
  storeAddress,
  submitButton,
  toasts,
} from "../support/browser/visitor";
import about from "../support/sample-content/about.json";
import site from "../support/sample-content/site.json";

/** Follows the footer's link without Playwright's own scrolling. */
async function goToAbout(page: Page): Promise<void> {
  await page.getByRole("link", { name: site.company.aboutLabel }).dispatchEvent("click");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(about.heading);
}

test("what I typed is there after About and Back, and is sent", {
  tag: "@smoke",
}, async ({ page, receiver }) => {
  await openPage(page);
  await choose(page, "providers");
  await fillIn(page, "providers");
  await page.getByRole("checkbox").uncheck();
  await goToAbout(page);
  await expect(radio(page, "providers")).toBeChecked();
  await page.goBack();
  await waitForHydration(page);
  await expectView(page, "providers");
  await expect(field(page, "Your Role")).toHaveValue("Practice manager");
  await storeAddress(page, "providers", receiver.url);
  await submitButton(page, "providers").click();
  await expectSignedUp(page, "providers");
  const signup = { name: "Ben Ode", role: "Practice manager", isSubscribed: false };
  expect(receiver.signups()).toEqual([expect.objectContaining(signup)]);
});

test("after a signup, About and Back, the form has all but the address", async ({
  page,
  receiver,
}) => {
  await openPage(page);
  await signUp(page, receiver.url);
  await expectSignedUp(page);
  await goToAbout(page);
  await page.goBack();
  await waitForHydration(page);
  await expect(field(page, "Full Name")).toHaveValue("Ana Ruiz");
  await expect(field(page, "Email Address")).toHaveValue("");
  await expect(toasts(page)).toHaveCount(0);
});

test("a reload and Back show the place where I was, in both views", async ({ page }) => {
  await openPage(page);
  for (const audience of ["patients", "providers"] as const) {
    await choose(page, audience);
    await scrollTo(page, 1500);
    await page.reload();
    await waitForHydration(page);
    await expect.poll(() => scrollPlace(page), `reload, ${audience}`).toBeCloseTo(1500, -2);
    await goToAbout(page);
    await expect.poll(() => scrollPlace(page)).toBe(0);
    await page.goBack();
    await waitForHydration(page);
    await expect.poll(() => scrollPlace(page), `Back, ${audience}`).toBeCloseTo(1500, -2);
  }
});

test("after a new deployment, an open page still sends, and its links lead to new pages", async ({
  page,
  receiver,
}) => {
  await openPage(page);
  await page.route(/\.js$|\/page-data\//, (route) => route.fulfill({ status: 404 }));
  await page.route(/\/about$/, (route) =>
    route.fulfill({ contentType: "text/html", body: "<title>New</title>" }),
  );
  await choose(page, "providers");
  await choose(page, "patients");
  await signUp(page, receiver.url);
  await expectSignedUp(page);
  await page.getByRole("link", { name: site.company.aboutLabel }).click();
  await expect(page).toHaveTitle("New");
});
