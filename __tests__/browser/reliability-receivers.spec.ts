import { testBuilds } from "../../tools/test-builds";
import { expect, type Page, test } from "../support/browser/browser-test";
import { openPage, whenSubmissionIsLoaded } from "../support/browser/open-page";
import {
  expectSignedUp,
  expectTold,
  failure,
  gotBy,
  signup,
  startBuiltInReceiver,
  thanks,
} from "../support/browser/signups";
import { startSiteProxy } from "../support/browser/site-proxy";
import {
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
import { failWith500, hangUpBeforeAnswering, startTestReceiver } from "../support/test-receiver";

test.describe.configure({ mode: "parallel" });
test.use({
  expectedInConsole:
    /^Failed to load resource: (?:net::ERR_|the server responded with a status of 500)/,
});

async function signUpAt(page: Page, address: string): Promise<void> {
  await openPage(page);
  await storeAddress(page, "patients", address);
  await fill(page, typed.patients);
  await whenSubmissionIsLoaded(page);
  await submitButton(page).click();
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
  await expect.poll(() => gotBy(receiver)).toEqual([signup("patients")]);
  await page.clock.fastForward(14_000);
  await expect(page.getByRole("button", { name: "Submitting..." })).toBeDisabled();
  await page.clock.fastForward(1_000);
  await expectTold(page, failure);
  await expectToKeepWhatWasTyped(page);
});

test("a receiver that answers 500: I am thanked, since the page cannot know", async ({
  page,
  opened,
}) => {
  const receiver = await opened(startTestReceiver(failWith500));
  await signUpAt(page, receiver.url);
  await expectSignedUp(page, receiver);
});

test("a receiver that hangs up: I am told, and can send again", async ({ page, opened }) => {
  const receiver = await opened(startTestReceiver(hangUpBeforeAnswering));
  await signUpAt(page, receiver.url);
  await expectTold(page, failure);
  await expectToKeepWhatWasTyped(page);
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
  await expectTold(page, failure);
  expect(receiver.received).toEqual([]);
});

/** Notes every request of the page that sends something, or goes to another site. */
function watchSending(page: Page, url: string): string[] {
  const sent: string[] = [];
  page.on("request", (request) => {
    const isOurs = request.method() === "GET" && request.url().startsWith(url);
    if (!isOurs) sent.push(`${request.method()} ${request.url()}`);
  });
  return sent;
}

test("a path as an address is a failure, never a request to our own site", async ({ page }) => {
  const sent = watchSending(page, testBuilds.root.url);
  await signUpAt(page, "/hooks/families");
  await expectTold(page, failure);
  expect(sent).toEqual([]);
});

test("without an address, nothing is sent, and I am thanked after a second", async ({ page }) => {
  const { url } = testBuilds.prefixed;
  const sent = watchSending(page, url);
  await page.clock.install();
  await openPage(page, `${url}/`);
  await fill(page, typed.patients);
  await whenSubmissionIsLoaded(page);
  await page.clock.pauseAt(Date.now() + 60_000);
  await submitButton(page).click();
  await page.clock.runFor(999);
  await expect(page.getByRole("button", { name: "Submitting..." })).toBeDisabled();
  await page.clock.runFor(1);
  await expect(submitButton(page)).toBeEnabled();
  await page.clock.resume();
  await expectTold(page, thanks);
  expect(sent).toEqual([]);
});

test("with storage blocked, my signup goes where the site was built to send it", {
  tag: "@smoke",
}, async ({ page, opened }) => {
  const receiver = await opened(startBuiltInReceiver());
  await page.addInitScript(() => {
    function refuse(): never {
      throw new DOMException("Access is denied for this document.", "SecurityError");
    }
    Object.defineProperty(window, "localStorage", { get: refuse });
    Object.defineProperty(window, "sessionStorage", { get: refuse });
  });
  await openPage(page);
  await signUp(page);
  await expectSignedUp(page, receiver);
  await page.getByRole("link", { name: site.company.aboutLabel }).click();
  await expect(headline(page, about.heading)).toBeVisible();
});
