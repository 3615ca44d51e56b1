import { expect, type Page, test } from "../support/browser/browser-test";
import { openPage, whenSubmissionIsLoaded } from "../support/browser/open-page";
import { expectOutcome, expectTold, failure, thanks, toldOn } from "../support/browser/outcome";
import { gotBy, signup } from "../support/browser/signups";
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

const once = "the signup, once";
const noPage = "(the page is gone)";

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

test.describe("offline", () => {
  test.use({ expectedInConsole: /ERR_INTERNET_DISCONNECTED/ });

  test("I am told, and once online again I send what I had typed", async ({
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
    const find = async () => ({ got: gotBy(receiver), told: await toldOn(page) });
    await expectOutcome(find, { got: "nothing", told: failure });

    await context.setOffline(false);
    await submitButton(page).click();
    await expectOutcome(find, {
      got: once,
      told: thanks,
    });
  });
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
  await expectOutcome(async () => ({ got: gotBy(receiver), told: noPage }), {
    got: once,
    told: noPage,
  });
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
  await expect.poll(() => gotBy(receiver)).toBe(once);
  receiver.release();
  for (let presses = 16; presses <= 20; presses += 1) await press();
  await expectOutcome(async () => ({ got: gotBy(receiver), told: await toldOn(page) }), {
    got: once,
    told: thanks,
  });
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
  await expectOutcome(async () => ({ got: gotBy(receiver), told: await toldOn(page) }), {
    got: once,
    told: thanks,
  });
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
  await expectOutcome(async () => ({ got: gotBy(receiver), told: await toldOn(page) }), {
    got: once,
    told: thanks,
  });
});

test("a correction I make while my signup is on its way stays, to be sent", async ({
  page,
  opened,
}) => {
  const receiver = await opened(startHoldingReceiver());
  await openHomeWith(page, receiver.url);
  const mistyped = "ana.suosa@example.com";
  await fill(page, { ...typed.patients, email: mistyped });
  await submitButton(page).click();
  await expect.poll(() => receiver.received.length).toBe(1);
  await field(page, "email").fill(typed.patients.email);
  receiver.release();
  await expectTold(page, thanks);
  await expect(field(page, "email")).toHaveValue(typed.patients.email);

  await submitButton(page).click();
  await expect(field(page, "email")).toHaveValue("");
  await expectTold(page, thanks);
  await expectOutcome(
    async () => ({
      got: gotBy(receiver, signup("patients", { email: mistyped }), signup("patients")),
      told: await toldOn(page),
    }),
    { got: "both signups, once each", told: thanks },
  );
});

test("I sign up in two tabs at once", async ({ page, context, opened }) => {
  const receiver = await opened(startTestReceiver());
  await openHomeWith(page, receiver.url);
  const second = await context.newPage();
  await openPage(second);
  const other = { name: "Ben Sousa", email: "ben.sousa@example.com" };
  await fill(page, typed.patients);
  await fill(second, other);
  await Promise.all([submitButton(page).click(), submitButton(second).click()]);
  await expectTold(page, thanks);
  await expectTold(second, thanks);
  await expectOutcome(
    async () => ({
      got: gotBy(receiver, signup("patients"), signup("patients", other)),
      told: `in each tab: ${await toldOn(second)}`,
    }),
    { got: "both signups, once each", told: `in each tab: ${thanks}` },
  );
});
