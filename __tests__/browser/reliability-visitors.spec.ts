import { expect, type Page, test } from "../support/browser/browser-test";
import { openPage, whenSubmissionIsLoaded } from "../support/browser/open-page";
import {
  expectSignedUp,
  expectTold,
  failure,
  gotBy,
  signup,
  thanks,
} from "../support/browser/signups";
import {
  chooseAudience,
  field,
  fill,
  headline,
  signUp,
  storeAddress,
  submitButton,
  typed,
} from "../support/browser/waitlist-page";
import about from "../support/sample-content/about.json";
import site from "../support/sample-content/site.json";
import waitlist from "../support/sample-content/waitlist.json";
import { startTestReceiver } from "../support/test-receiver";

test.describe.configure({ mode: "parallel" });
test.use({ expectedInConsole: /ERR_INTERNET_DISCONNECTED/ });

async function openHomeWith(page: Page, address: string) {
  await openPage(page);
  await storeAddress(page, "patients", address);
}

/** A receiver that answers nobody until it is released. */
async function startHoldingReceiver() {
  const receiver = await startTestReceiver();
  receiver.hold();
  return receiver;
}

test("offline I am told, and once online again I send what I had typed", async ({
  page,
  context,
  opened,
}) => {
  const receiver = await opened(startTestReceiver());
  await openHomeWith(page, receiver.url);
  await fill(page, typed.patients);
  await whenSubmissionIsLoaded(page);
  await context.setOffline(true);
  await submitButton(page).click();
  await expectTold(page, failure);

  await context.setOffline(false);
  await submitButton(page).click();
  await expectSignedUp(page, receiver);
});

test("I close the page right after the click, and my signup arrives all the same", {
  tag: "@smoke",
}, async ({ page, context, opened }) => {
  const receiver = await opened(startHoldingReceiver());
  await openHomeWith(page, receiver.url);
  await fill(page, typed.patients);
  await whenSubmissionIsLoaded(page);
  await submitButton(page).click();
  await page.close();
  await expect.poll(() => gotBy(receiver)).toEqual([signup("patients")]);
  // `keepalive`: the request lives on without its page. Another one would have been given up by the
  // time that the browser has opened the next page.
  await openPage(await context.newPage());
  receiver.release();
  await expect.poll(receiver.answered).toBe(1);
});

test("I press the button 20 times, and sign up once", async ({ page, opened }) => {
  const receiver = await opened(startHoldingReceiver());
  await openHomeWith(page, receiver.url);
  await fill(page, typed.patients);
  await submitButton(page).scrollIntoViewIfNeeded();
  const box = await submitButton(page).boundingBox();
  if (!box) throw new Error("The button is not on the page.");
  const press = () => page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
  for (let presses = 1; presses <= 15; presses += 1) await press();
  await expect.poll(() => receiver.received.length).toBe(1);
  receiver.release();
  for (let presses = 16; presses <= 20; presses += 1) await press();
  await expectSignedUp(page, receiver);
  await expect(page.locator("[aria-invalid=true]")).toHaveCount(0);
});

test("I switch the audience while my signup is on its way", async ({ page, opened }) => {
  const receiver = await opened(startHoldingReceiver());
  await openHomeWith(page, receiver.url);
  await signUp(page);
  await chooseAudience(page, "providers");
  await expect(field(page, "practiceName")).toHaveValue("");
  await field(page, "practiceName").fill(typed.providers.practiceName);
  receiver.release();
  await expectSignedUp(page, receiver);
  await expect(field(page, "practiceName")).toHaveValue(typed.providers.practiceName);
  await expect(field(page, "name")).toHaveValue("");

  await chooseAudience(page, "patients");
  await expect(page.getByText(waitlist.patients.confirmation.title)).toBeVisible();
  await expect(field(page, "name")).toHaveValue("");
});

test("I go on to About Us while my signup is on its way", async ({ page, opened }) => {
  const receiver = await opened(startHoldingReceiver());
  await openHomeWith(page, receiver.url);
  await signUp(page);
  await page.getByRole("link", { name: site.company.aboutLabel }).click();
  await expect(headline(page, about.heading)).toBeVisible();
  receiver.release();
  await expectSignedUp(page, receiver);
});

test("a correction I make while my signup is on its way stays, to be sent", async ({
  page,
  opened,
}) => {
  const receiver = await opened(startHoldingReceiver());
  await openHomeWith(page, receiver.url);
  const mistyped = { email: "ana.suosa@example.com" };
  await fill(page, { ...typed.patients, ...mistyped });
  await submitButton(page).click();
  await expect.poll(() => receiver.received.length).toBe(1);
  await field(page, "email").fill(typed.patients.email);
  receiver.release();
  await expectTold(page, thanks);
  await expect(field(page, "email")).toHaveValue(typed.patients.email);

  await submitButton(page).click();
  await expect(field(page, "email")).toHaveValue("");
  await expectSignedUp(page, receiver, signup("patients", mistyped), signup("patients"));
});
