import { testBuilds } from "../builds/test-builds";
import { expect, type Page, test } from "../support/browser/browser-test";
import { openPage, placeOf, whenLoaded } from "../support/browser/open-page";
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
  openSending,
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
  await openSending(page, address);
  await fill(page, typed.patients);
  await submitButton(page).click();
}

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
  await expect(field(page, "name")).toHaveValue(typed.patients.name);
  await expect(field(page, "email")).toHaveValue(typed.patients.email);
  await expect(submitButton(page)).toBeEnabled();
});

test("a policy that allows no other origin keeps my signup back, and I am told", async ({
  page,
  opened,
}) => {
  const headers = { "Content-Security-Policy": "connect-src 'self'" };
  const strict = await opened(startSiteProxy({ headers }));
  const receiver = await opened(startTestReceiver());
  await openSending(page, receiver.url, strict.url);
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
  await signUpAt(page, "/hooks/patients");
  await expectTold(page, failure);
  expect(sent).toEqual([]);
});

test("without an address, nothing is sent, and I am thanked after a second", async ({ page }) => {
  const { url } = testBuilds.prefixed;
  const sent = watchSending(page, url);
  await page.clock.install();
  await openPage(page, `${url}/`);
  await fill(page, typed.patients);
  await page.clock.pauseAt(Date.now() + 60_000);
  await submitButton(page).click();
  await page.clock.runFor(999);
  await expect(page.getByRole("button", { name: "Submitting..." })).toBeDisabled();
  await page.clock.runFor(1);
  await expect(submitButton(page)).toBeHidden();
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
  await whenLoaded(page, "/about");
  await page.getByRole("link", { name: site.company.aboutLabel }).click();
  await expect(headline(page, about.heading)).toBeVisible();
});

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
  await openSending(page, receiver.url);
  await fill(page, typed.patients);
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
  await signUpAt(page, receiver.url);
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
  await openSending(page, receiver.url);
  await fill(page, typed.patients);
  await submitButton(page).scrollIntoViewIfNeeded();
  const box = await submitButton(page).boundingBox();
  if (!box) throw new Error("The button is not on the page.");
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
  async function press(clickCount: number) {
    await page.mouse.down({ clickCount });
    await page.mouse.up({ clickCount });
  }
  for (let presses = 1; presses <= 15; presses += 1) await press(presses);
  await expect.poll(() => receiver.received.length).toBe(1);
  receiver.release();
  for (let presses = 16; presses <= 20; presses += 1) await press(presses);
  await expectSignedUp(page, receiver);
  await expect(page.locator("[aria-invalid=true]")).toHaveCount(0);
});

for (const [audience, view] of [
  ["patients", "/"],
  ["providers", "/?audience=providers"],
] as const) {
  test(`an answer that comes when I, one of the ${audience}, read elsewhere leaves me there`, {
    tag: "@smoke",
  }, async ({ page, opened }) => {
    const receiver = await opened(startHoldingReceiver());
    await openPage(page, view);
    await storeAddress(page, audience, receiver.url);
    await signUp(page, audience);
    await expect.poll(() => receiver.received.length).toBe(1);
    await page.evaluate(() => scrollTo(0, 300));
    receiver.release();
    await expectTold(page, thanks);
    // What brings an outcome into view waits for the toast's height.
    await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 500)));
    expect(await placeOf(page)).toBe(300);
  });
}

test("I go on to About Us while my signup is on its way", async ({ page, opened }) => {
  const receiver = await opened(startHoldingReceiver());
  await openSending(page, receiver.url);
  await signUp(page);
  await whenLoaded(page, "/about");
  await page.getByRole("link", { name: site.company.aboutLabel }).click();
  await expect(headline(page, about.heading)).toBeVisible();
  receiver.release();
  await expectSignedUp(page, receiver);
});
