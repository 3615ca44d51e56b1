import { testBuilds } from "../../tools/test-builds";
import { expect, type Page, test } from "../support/browser/browser-test";
import { openPage, whenSubmissionIsLoaded } from "../support/browser/open-page";
import { expectOutcome, failure, thanks, toldOn } from "../support/browser/outcome";
import { gotBy } from "../support/browser/signups";
import { startSiteProxy } from "../support/browser/site-proxy";
import { fill, signUp, storeAddress, submitButton, typed } from "../support/browser/waitlist-page";
import { startTestReceiver } from "../support/test-receiver";

/** Notes every request of the page that sends something, wherever to. */
function watchSending(page: Page): string[] {
  const sent: string[] = [];
  page.on("request", (request) => {
    if (request.method() !== "GET") sent.push(`${request.method()} ${request.url()}`);
  });
  return sent;
}

for (const address of ["my Zapier hook", "/hooks/families", "http:hooks/families"]) {
  test(`"${address}" as an address is a failure, never a request to our own site`, async ({
    page,
  }) => {
    const sent = watchSending(page);
    await openPage(page);
    await storeAddress(page, "patients", address);
    await signUp(page);
    await expectOutcome(
      async () => ({ got: sent.join(", ") || "nothing", told: await toldOn(page) }),
      { got: "nothing", told: failure },
    );
  });
}

test("where nobody has said where to, nothing is sent, and I am thanked after a second", async ({
  page,
}) => {
  const sent = watchSending(page);
  const elsewhere: string[] = [];
  page.on("request", (request) => {
    if (!request.url().startsWith(testBuilds.prefixed.url)) elsewhere.push(request.url());
  });
  await page.clock.install();
  await openPage(page, `${testBuilds.prefixed.url}/`);
  await fill(page, typed.patients);
  await whenSubmissionIsLoaded(page);
  await page.clock.pauseAt(Date.now() + 60_000);
  await submitButton(page).click();
  await page.clock.runFor(999);
  await expect(page.getByRole("button", { name: "Submitting..." })).toBeDisabled();
  expect(await toldOn(page)).toBe("nothing");
  await page.clock.runFor(1);
  await expect(submitButton(page)).toBeEnabled();
  await page.clock.resume();
  await expectOutcome(
    async () => ({ got: sent.join(", ") || "nothing", told: await toldOn(page) }),
    { got: "nothing", told: thanks },
  );
  expect(elsewhere).toEqual([]);
});

test("under the site's own content-security policy my signup arrives", async ({ page, opened }) => {
  const receiver = await opened(startTestReceiver());
  await openPage(page);
  await expect(page.locator("meta[http-equiv=Content-Security-Policy]")).toHaveAttribute(
    "content",
    /default-src 'self'/,
  );
  await storeAddress(page, "patients", receiver.url);
  await signUp(page);
  const outcome = async () => ({ got: gotBy(receiver), told: await toldOn(page) });
  const arrived = { got: "the signup, once", told: thanks };
  await expectOutcome(outcome, arrived);
});

test("a policy that allows no other origin keeps my signup back, and I am told", async ({
  page,
  opened,
}) => {
  const headers = { "Content-Security-Policy": "connect-src 'self'" };
  const strict = await opened(startSiteProxy({ headers }));
  const receiver = await opened(startTestReceiver());
  await openPage(page, strict.url);
  await storeAddress(page, "patients", receiver.url);
  await signUp(page);
  await expectOutcome(async () => ({ got: gotBy(receiver), told: await toldOn(page) }), {
    got: "nothing",
    told: failure,
  });
});
