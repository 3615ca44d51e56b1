import type { WebhookReceiver } from "../../tools/serve/webhook-receiver";
import { expect, type Page, test } from "../support/browser/browser-test";
import { expectOutcome, failure, thanks, toldOn } from "../support/browser/outcome";
import { gotBy, startReceiver } from "../support/browser/signups";
import { field, fill, storeAddress, submitButton, typed } from "../support/browser/waitlist-page";
import {
  refusingAddress,
  startDroppingReceiver,
  startFailingReceiver,
  startRedirectingReceiver,
  startSilentReceiver,
  startSlowReceiver,
} from "../support/faulty-receivers";

// The slow ones take their time beside the others.
test.describe.configure({ mode: "parallel" });
test.use({ expectedInConsole: /^Failed to load resource/ });

/** Sends a signup to an address and gives the moment of the click. */
async function signUpAt(page: Page, address: string): Promise<number> {
  await page.goto("/");
  await storeAddress(page, "patients", address);
  await fill(page, typed.patients);
  const moment = Date.now();
  await submitButton(page).click();
  return moment;
}

function outcome(page: Page, receiver: WebhookReceiver) {
  return async () => ({ got: gotBy(receiver), told: await toldOn(page) });
}

async function expectToKeepWhatWasTyped(page: Page) {
  await expect(field(page, "name")).toHaveValue(typed.patients.name);
  await expect(field(page, "email")).toHaveValue(typed.patients.email);
  await expect(submitButton(page)).toBeEnabled();
}

const once = "the signup, once";

test("a receiver that never answers: I am told after 15 s, and can send again", async ({
  page,
  opened,
}) => {
  const receiver = await opened(startSilentReceiver());
  const start = await signUpAt(page, receiver.url);
  await expect(page.getByRole("button", { name: "Submitting..." })).toBeDisabled();
  await expectOutcome(
    "The receiver accepts the connection and never answers",
    outcome(page, receiver),
    { got: once, told: failure },
    25_000,
  );
  expect(Date.now() - start).toBeGreaterThanOrEqual(15_000);
  await expectToKeepWhatWasTyped(page);
});

test("a receiver that answers after 10 s: I am told when it does", async ({ page, opened }) => {
  const receiver = await opened(startSlowReceiver(10_000));
  const start = await signUpAt(page, receiver.url);
  await expectOutcome(
    "The receiver answers after 10 s",
    outcome(page, receiver),
    { got: once, told: thanks },
    20_000,
  );
  expect(Date.now() - start).toBeGreaterThanOrEqual(10_000);
});

test("a receiver that accepts", async ({ page, opened }) => {
  const receiver = await opened(startReceiver());
  await signUpAt(page, receiver.url);
  const expected = { got: once, told: thanks };
  await expectOutcome("The receiver accepts it", outcome(page, receiver), expected);
});

test("a receiver that answers 500, which no page can read", async ({ page, opened }) => {
  const receiver = await opened(startFailingReceiver());
  await signUpAt(page, receiver.url);
  const expected = { got: once, told: thanks };
  await expectOutcome("The receiver answers 500", outcome(page, receiver), expected);
});

for (const [status, atTarget] of [
  [302, "a GET without a body"],
  [307, once],
] as const) {
  test(`a receiver that redirects with ${status}, to another host`, async ({ page, opened }) => {
    const target = await opened(startReceiver());
    const other = target.url.replace("127.0.0.1", "localhost");
    const receiver = await opened(startRedirectingReceiver(`${other}/moved`, status));
    await signUpAt(page, receiver.url);
    await expectOutcome(
      `The receiver redirects to another host (${status})`,
      async () => ({
        got: `${gotBy(receiver)}; the other host ${gotBy(target)}`,
        told: await toldOn(page),
      }),
      { got: `${once}; the other host ${atTarget}`, told: thanks },
    );
  });
}

test("a receiver that refuses the connection", async ({ page }) => {
  await signUpAt(page, await refusingAddress());
  await expectOutcome(
    "The receiver refuses the connection",
    async () => ({ got: "nothing", told: await toldOn(page) }),
    { got: "nothing", told: failure },
  );
  await expectToKeepWhatWasTyped(page);
});

test("a receiver that hangs up before it answers", async ({ page, opened }) => {
  const receiver = await opened(startDroppingReceiver("before the answer"));
  await signUpAt(page, receiver.url);
  await expectOutcome("The receiver hangs up before it answers", outcome(page, receiver), {
    got: once,
    told: failure,
  });
  await expectToKeepWhatWasTyped(page);
});

test("a receiver that hangs up half-way through its answer", async ({ page, opened }) => {
  const receiver = await opened(startDroppingReceiver("during the answer"));
  await signUpAt(page, receiver.url);
  await expectOutcome(
    "The receiver hangs up half-way through its answer",
    outcome(page, receiver),
    { got: once, told: thanks },
  );
});
