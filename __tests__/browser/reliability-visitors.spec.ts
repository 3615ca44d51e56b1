import about from "../../content/about.json";
import site from "../../content/site.json";
import waitlist from "../../content/waitlist.json";
import { expect, type Page, test } from "../support/browser/browser-test";
import { expectOutcome, expectTold, failure, thanks, toldOn } from "../support/browser/outcome";
import { gotBy, signup, startReceiver } from "../support/browser/signups";
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
import { startSlowReceiver } from "../support/faulty-receivers";

test.describe.configure({ mode: "parallel" });

const once = "the signup, once";
const noPage = "(the page is gone)";

async function openHomeWith(page: Page, address: string) {
  await page.goto("/");
  await storeAddress(page, "patients", address);
}

test.describe("offline", () => {
  test.use({ expectedInConsole: /ERR_INTERNET_DISCONNECTED/ });

  test("I am told, and once online again I send what I had typed", async ({
    page,
    context,
    opened,
  }) => {
    const receiver = await opened(startReceiver());
    await openHomeWith(page, receiver.url);
    await fill(page, typed.patients);
    await page.waitForLoadState("networkidle");
    await context.setOffline(true);
    await submitButton(page).click();
    const find = async () => ({ got: gotBy(receiver), told: await toldOn(page) });
    await expectOutcome("The visitor is offline", find, { got: "nothing", told: failure });

    await context.setOffline(false);
    await submitButton(page).click();
    await expectOutcome("The visitor is offline, then online, and sends again", find, {
      got: once,
      told: thanks,
    });
  });

  test("even if I touch the form only then, it tells me and sends later", async ({
    page,
    context,
    opened,
  }) => {
    const receiver = await opened(startReceiver());
    await openHomeWith(page, receiver.url);
    await expect(submitButton(page)).toBeEnabled();
    await context.setOffline(true);
    await signUp(page);
    // The toast itself cannot be fetched, so the form says it.
    const words = failure.replace("Error: ", "");
    await expectTold(page, words);
    expect(receiver.received).toEqual([]);

    await context.setOffline(false);
    await submitButton(page).click();
    await expectOutcome(
      "The visitor goes offline before touching the form, then online, and sends again",
      async () => ({ got: gotBy(receiver), told: `${words} Then: ${await toldOn(page)}` }),
      { got: once, told: `${words} Then: ${thanks}` },
    );
  });
});

test("I close the page right after the click, and my signup arrives all the same", async ({
  page,
  opened,
}) => {
  const receiver = await opened(startSlowReceiver(1_000));
  await openHomeWith(page, receiver.url);
  await signUp(page);
  await page.close();
  await expectOutcome(
    "The page is closed right after the click",
    async () => ({ got: gotBy(receiver), told: noPage }),
    { got: once, told: noPage },
  );
  // `keepalive`: the request lives on, and a receiver that minds is not left alone with it.
  await expect.poll(receiver.answered).toBe(1);
});

test("I press the button 20 times within a second, and sign up once", async ({ page, opened }) => {
  const receiver = await opened(startSlowReceiver(100));
  await openHomeWith(page, receiver.url);
  await fill(page, typed.patients);
  await submitButton(page).scrollIntoViewIfNeeded();
  const box = await submitButton(page).boundingBox();
  if (!box) throw new Error("The button is not on the page.");
  const start = Date.now();
  for (let press = 1; press <= 20; press += 1) {
    await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
    await page.waitForTimeout(Math.max(0, start + press * 45 - Date.now()));
  }
  await expectOutcome(
    "The button is pressed 20 times within a second",
    async () => ({ got: gotBy(receiver), told: await toldOn(page) }),
    { got: once, told: thanks },
  );
  await expect(page.locator("[aria-invalid=true]")).toHaveCount(0);
});

test("I switch the audience while my signup is on its way", async ({ page, opened }) => {
  const receiver = await opened(startSlowReceiver(1_500));
  await openHomeWith(page, receiver.url);
  await signUp(page);
  await chooseAudience(page, "providers");
  await expect(field(page, "practiceName")).toHaveValue("");
  await field(page, "practiceName").fill(typed.providers.practiceName);
  await expectOutcome(
    "The audience is switched while the signup is on its way",
    async () => ({ got: gotBy(receiver), told: await toldOn(page) }),
    { got: once, told: thanks },
  );
  await expect(field(page, "practiceName")).toHaveValue(typed.providers.practiceName);
  await expect(field(page, "name")).toHaveValue("");

  await chooseAudience(page, "patients");
  await expect(page.getByText(waitlist.patients.confirmation)).toBeVisible();
  await expect(field(page, "name")).toHaveValue("");
});

test("I go on to About Us while my signup is on its way", async ({ page, opened }) => {
  const receiver = await opened(startSlowReceiver(1_500));
  await openHomeWith(page, receiver.url);
  await signUp(page);
  await page.getByRole("link", { name: site.company.aboutLabel }).click();
  await expect(headline(page, about.heading)).toBeVisible();
  await expectOutcome(
    "The visitor goes on to About Us while the signup is on its way",
    async () => ({ got: gotBy(receiver), told: await toldOn(page) }),
    { got: once, told: thanks },
  );
});

test("a correction I make while my signup is on its way stays, to be sent", async ({
  page,
  opened,
}) => {
  const receiver = await opened(startSlowReceiver(1_500));
  await openHomeWith(page, receiver.url);
  const mistyped = "ana.suosa@example.com";
  await fill(page, { ...typed.patients, email: mistyped });
  await submitButton(page).click();
  await field(page, "email").fill(typed.patients.email);
  await expectTold(page, thanks);
  await expect(field(page, "email")).toHaveValue(typed.patients.email);

  await submitButton(page).click();
  await expect(field(page, "email")).toHaveValue("");
  await expectTold(page, thanks);
  await expectOutcome(
    "The e-mail address is corrected while the signup is on its way, and sent again",
    async () => ({
      got: gotBy(receiver, signup("patients", { email: mistyped }), signup("patients")),
      told: await toldOn(page),
    }),
    { got: "both signups, once each", told: thanks },
  );
});

test("I sign up in two tabs at once", async ({ page, context, opened }) => {
  const receiver = await opened(startReceiver());
  await openHomeWith(page, receiver.url);
  const second = await context.newPage();
  await second.goto("/");
  const other = { name: "Ben Sousa", email: "ben.sousa@example.com" };
  await fill(page, typed.patients);
  await fill(second, other);
  await Promise.all([submitButton(page).click(), submitButton(second).click()]);
  await expectTold(page, thanks);
  await expectTold(second, thanks);
  await expectOutcome(
    "Two tabs send at once",
    async () => ({
      got: gotBy(receiver, signup("patients"), signup("patients", other)),
      told: `in each tab: ${await toldOn(second)}`,
    }),
    { got: "both signups, once each", told: `in each tab: ${thanks}` },
  );
});
