import type { Locator } from "@playwright/test";
import { fieldId } from "../../src/waitlist/form-fields";
import { expect, test } from "../support/browser/browser-test";
import {
  framesShown,
  openPage,
  placeOf,
  whenLoaded,
  whenReady,
} from "../support/browser/open-page";
import {
  expectQuestionOnLeaving,
  expectSignedUp,
  expectTold,
  failure,
  gotBy,
  signup,
  thanks,
} from "../support/browser/signups";
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
import { hangUpBeforeAnswering, startTestReceiver } from "../support/test-receiver";

test.beforeEach(({ receiver }) => receiver.hold());

test("I close the page right after the click, and my signup arrives all the same", {
  tag: "@smoke",
}, async ({ page, context, receiver }) => {
  await openSending(page, receiver.url);
  await signUp(page);
  await page.close();
  await expect.poll(() => gotBy(receiver)).toEqual([signup("patients")]);
  // `keepalive`: the request lives on without its page. Another one would have been given up by the
  // time that the browser has opened the next page.
  await openPage(await context.newPage());
  receiver.release();
  await expect.poll(receiver.answered).toBe(1);
});

test("I press the button 20 times and sign up once; if I leave before I know the outcome, the browser asks me first", async ({
  page,
  receiver,
}) => {
  // As in Chrome before 119.
  await page.addInitScript(() => {
    BeforeUnloadEvent.prototype.preventDefault = () => undefined;
  });
  await openSending(page, receiver.url);
  await fill(page, typed.patients);
  await submitButton(page).hover();
  async function press(clickCount: number) {
    await page.mouse.down({ clickCount });
    await page.mouse.up({ clickCount });
  }
  for (let presses = 1; presses <= 15; presses += 1) await press(presses);
  await expect.poll(() => receiver.received.length).toBe(1);
  await expectQuestionOnLeaving(page);
  receiver.release();
  for (let presses = 16; presses <= 20; presses += 1) await press(presses);
  await expectSignedUp(page, receiver);
  await expect(page.locator("[aria-invalid=true]")).toHaveCount(0);

  // Without a listener, Playwright would leave.
  page.on("dialog", (dialog) => dialog.dismiss());
  await page.close({ runBeforeUnload: true });
  await expect.poll(() => page.isClosed()).toBe(true);
});

test("an answer that comes when I read elsewhere leaves me there", {
  tag: "@smoke",
}, async ({ page, receiver }) => {
  await openSending(page, receiver.url);
  await signUp(page);
  await expect.poll(() => receiver.received.length).toBe(1);
  await page.evaluate(() => scrollTo(0, 300));
  receiver.release();
  await expectTold(page, thanks);
  // What brings an outcome into view waits for the toast's height.
  await framesShown(page);
  expect(await placeOf(page)).toBe(300);
});

test("I go on to About Us while my signup is on its way", async ({ page, receiver }) => {
  await openSending(page, receiver.url);
  await signUp(page);
  await whenLoaded(page, "/about");
  await page.getByRole("link", { name: site.company.aboutLabel }).click();
  await expect(headline(page, about.heading)).toBeVisible();
  receiver.release();
  await expectSignedUp(page, receiver);
});

for (const [when, isPressedFirst] of [
  ["while my signup is on its way", false],
  ["before I sign up", true],
] as const) {
  test(`a link that I press ${when} loads no document, before I am told or after; it leads on once its page is there`, async ({
    page,
    receiver,
    host,
  }) => {
    await page.clock.install();
    await openSending(page, receiver.url, host.url);
    host.hold(/page-data\/about/);
    const documents: string[] = [];
    page.on("request", (request) => {
      if (request.isNavigationRequest()) documents.push(request.url());
    });
    const aboutLink = page.getByRole("link", { name: site.company.aboutLabel });

    await fill(page, typed.patients);
    if (isPressedFirst) await aboutLink.click();
    await submitButton(page).click();
    await expect.poll(() => receiver.received.length).toBe(1);
    if (!isPressedFirst) await aboutLink.click();
    await expect(aboutLink).toHaveAttribute("aria-busy", "true");
    // Longer than a link waits otherwise.
    await page.clock.runFor(4_000);
    receiver.release();
    await expectSignedUp(page, receiver);
    await page.clock.runFor(4_000);
    expect(documents).toEqual([]);
    host.release();
    await expect(headline(page, about.heading)).toBeVisible();
    expect(documents).toEqual([]);
  });
}

for (const [when, isSentFirst] of [
  ["before I sent it", false],
  ["while it was on its way", true],
] as const) {
  test(`a page that I load again does not show what I sent, if I was on About Us ${when}`, async ({
    page,
    receiver,
  }) => {
    await openSending(page, receiver.url);
    await fill(page, typed.patients);
    await whenLoaded(page, "/about");
    if (isSentFirst) {
      await submitButton(page).click();
      await expect.poll(() => receiver.received.length).toBe(1);
    }
    await page.getByRole("link", { name: site.company.aboutLabel }).click();
    await expect(headline(page, about.heading)).toBeVisible();
    receiver.release();
    if (isSentFirst) await expectSignedUp(page, receiver);
    await page.goBack();
    if (!isSentFirst) {
      await submitButton(page).click();
      await expectSignedUp(page, receiver);
    }
    // As Firefox does, with what the form held before About Us.
    await page.addInitScript((id) => {
      const parsing = new MutationObserver(() => {
        const restored = document.getElementById(id);
        if (!(restored instanceof HTMLInputElement)) return;
        restored.value = "Ana Torres";
        parsing.disconnect();
      });
      parsing.observe(document, { childList: true, subtree: true });
    }, fieldId("name"));
    await page.reload();
    await whenReady(page);
    await expect(field(page, "name")).toHaveValue("");
  });
}

test.describe("when a receiver hangs up, and then another answers", () => {
  test.use({ expectedInConsole: /ERR_EMPTY_RESPONSE/ });

  for (const audience of ["patients", "providers"] as const) {
    test(`nothing moves at the page's end as ${audience} are told`, async ({ page, receiver }) => {
      await page.setViewportSize({ width: 1440, height: 900 });
      const failing = await startTestReceiver(hangUpBeforeAnswering);
      failing.hold();
      await openPage(page, audience === "providers" ? "/?audience=providers" : "/");
      const end = page.getByRole("link", { name: site.company.aboutLabel });
      for (const [one, told] of [
        [failing, failure],
        [receiver, thanks],
      ] as const) {
        await storeAddress(page, audience, one.url);
        await signUp(page, audience);
        await expect.poll(() => one.received.length).toBe(1);
        await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
        await framesShown(page);
        const before = await topOf(end);
        one.release();
        await expectTold(page, told);
        await framesShown(page);
        // Less than a pixel, it is rounding.
        expect(Math.abs((await topOf(end)) - before)).toBeLessThan(1);
      }
      await failing.close();
    });
  }
});

async function topOf(element: Locator): Promise<number> {
  return (await element.boundingBox())?.y ?? Number.NaN;
}
