import { expect, type Page, test } from "../support/browser/browser-test";
import { openPage, whenSubmissionIsLoaded } from "../support/browser/open-page";
import { expectOutcome, failure, thanks, toldOn } from "../support/browser/outcome";
import { gotBy } from "../support/browser/signups";
import { field, fill, storeAddress, submitButton, typed } from "../support/browser/waitlist-page";
import {
  accept,
  failWith500,
  hangUpBeforeAnswering,
  hangUpWhileAnswering,
  redirectTo,
  refusingAddress,
  startTestReceiver,
  type TestReceiver,
} from "../support/test-receiver";

test.describe.configure({ mode: "parallel" });
test.use({
  expectedInConsole:
    /^Failed to load resource: (?:net::ERR_|the server responded with a status of 500)/,
});

const once = "the signup, once";

async function signUpAt(page: Page, address: string): Promise<void> {
  await openPage(page);
  await storeAddress(page, "patients", address);
  await fill(page, typed.patients);
  await whenSubmissionIsLoaded(page);
  await submitButton(page).click();
}

function outcome(page: Page, receiver: TestReceiver) {
  return async () => ({ got: gotBy(receiver), told: await toldOn(page) });
}

async function expectToKeepWhatWasTyped(page: Page) {
  await expect(field(page, "name")).toHaveValue(typed.patients.name);
  await expect(field(page, "email")).toHaveValue(typed.patients.email);
  await expect(submitButton(page)).toBeEnabled();
}

test("a receiver that never answers: I am told after 15 s, and can send again", async ({
  page,
  opened,
}) => {
  const receiver = await opened(startTestReceiver());
  receiver.hold();
  await page.clock.install();
  await signUpAt(page, receiver.url);
  await expect.poll(() => gotBy(receiver)).toBe(once);
  await page.clock.fastForward(14_000);
  await expect(page.getByRole("button", { name: "Submitting..." })).toBeDisabled();
  await page.clock.fastForward(1_000);
  await expectOutcome(outcome(page, receiver), { got: once, told: failure });
  await expectToKeepWhatWasTyped(page);
});

test("a receiver that answers after 10 s: I am told when it does", async ({ page, opened }) => {
  const receiver = await opened(startTestReceiver());
  receiver.hold();
  await page.clock.install();
  await signUpAt(page, receiver.url);
  await expect.poll(() => gotBy(receiver)).toBe(once);
  await page.clock.fastForward(10_000);
  await expect(page.getByRole("button", { name: "Submitting..." })).toBeDisabled();
  receiver.release();
  await expectOutcome(outcome(page, receiver), {
    got: once,
    told: thanks,
  });
});

for (const [scenario, answer, told] of [
  ["The receiver accepts it", accept, thanks],
  ["The receiver answers 500", failWith500, thanks],
  ["The receiver hangs up before it answers", hangUpBeforeAnswering, failure],
  ["The receiver hangs up half-way through its answer", hangUpWhileAnswering, thanks],
] as const) {
  test(`${scenario}: I am told what a page can know`, async ({ page, opened }) => {
    const receiver = await opened(startTestReceiver(answer));
    await signUpAt(page, receiver.url);
    await expectOutcome(outcome(page, receiver), { got: once, told });
    if (told === failure) await expectToKeepWhatWasTyped(page);
  });
}

for (const [status, atTarget] of [
  [302, "a GET without a body"],
  [307, once],
] as const) {
  test(`a receiver that redirects with ${status}, to another host`, async ({ page, opened }) => {
    const target = await opened(startTestReceiver());
    const other = target.url.replace("127.0.0.1", "localhost");
    const receiver = await opened(startTestReceiver(redirectTo(`${other}/moved`, status)));
    await signUpAt(page, receiver.url);
    await expectOutcome(
      async () => ({
        got: `${gotBy(receiver)}; the other host ${gotBy(target)}`,
        told: await toldOn(page),
      }),
      { got: `${once}; the other host ${atTarget}`, told: thanks },
    );
  });
}

test("a receiver that refuses the connection", async ({ page }) => {
  await signUpAt(page, refusingAddress);
  await expectOutcome(async () => ({ got: "nothing", told: await toldOn(page) }), {
    got: "nothing",
    told: failure,
  });
  await expectToKeepWhatWasTyped(page);
});
