import type { Locator } from "@playwright/test";
import { audiences } from "../../src/audience/audience";
import { storageKeys } from "../../src/waitlist/submission/webhook-addresses";
import { expect, type Page, test } from "../support/browser/browser-test";
import { isUncovered, openPage, openWithoutScripts } from "../support/browser/open-page";
import { testSite } from "../support/browser/test-site";
import {
  expectSignedUp,
  field,
  fillIn,
  homes,
  signUp,
  storeAddress,
  submitButton,
  toasts,
  typed,
} from "../support/browser/visitor";
import waitlist from "../support/sample-content/waitlist.json";
import { startTestReceiver } from "../support/test-receiver";

const bodies = {
  patients: { name: "Ana Ruiz", email: "ana@mail.example" },
  providers: {
    name: "Ben Ode",
    email: "ben@clinic.example",
    practiceName: "Riverbend OB-GYN",
    role: "Practice manager",
    specialties: "",
    patientsPerMonth: "",
  },
};

for (const audience of audiences) {
  test(`a double click signs up once, and leaves no trace in the browser: ${audience}`, {
    tag: "@smoke",
  }, async ({ page, receiver }) => {
    const said: string[] = [];
    page.on("console", (message) => said.push(message.text()));
    await openPage(page, homes[audience]);
    await storeAddress(page, audience, `${receiver.url}/${audience}`);
    await fillIn(page, audience);
    await submitButton(page, audience).dblclick();
    await expectSignedUp(page, audience);
    expect(receiver.received.map(({ method, path }) => [method, path])).toEqual([
      ["POST", `/${audience}`],
    ]);
    expect(receiver.signups()).toEqual([
      {
        ...bodies[audience],
        isSubscribed: true,
        audienceType: audience,
        timestamp: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/),
      },
    ]);
    const stored = await page.evaluate(() => JSON.stringify([localStorage, sessionStorage]));
    const traces = [page.url(), stored, JSON.stringify(await page.context().cookies()), ...said];
    for (const text of Object.values(typed[audience])) expect(traces.join(" ")).not.toContain(text);
  });
}

test("the toast of a success stays as long as it has the focus, and then goes by itself", async ({
  page,
  receiver,
}) => {
  await openPage(page);
  await signUp(page, receiver.url);
  await expectSignedUp(page);
  const close = page.getByRole("button", { name: "Close" });
  await close.focus();
  const clock = page.locator(".Toastify__progress-bar");
  await expect(clock).toHaveCSS("animation-play-state", "paused");
  await page.getByRole("button", { name: waitlist.anotherLabel }).focus();
  await expect(toasts(page)).toHaveCount(0);
});

test("wrong fields get the focus and their messages are in view, also on a small phone", async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 480 });
  await openPage(page, homes.providers);
  await submitButton(page, "providers").click();
  await expect(field(page, "Full Name")).toBeFocused();
  const message = page.getByText("Name must be at least 2 characters");
  await expect(message).toBeInViewport({ ratio: 1 });
  await page.setViewportSize({ width: 1280, height: 800 });
  const fields = page.getByRole("form").getByRole("textbox");
  const heights = await fields.evaluateAll((all) => all.map(({ clientHeight }) => clientHeight));
  expect(Math.max(...heights) - Math.min(...heights), "beside one in error").toBeLessThan(3);
});

/** Views, and where in them Submit is pressed. */
const views = [
  { width: 320, height: 256, block: "center" },
  { width: 320, height: 480, block: "center" },
  { width: 390, height: 664, block: "center" },
  { width: 390, height: 844, block: "start" },
  { width: 390, height: 844, block: "center" },
  { width: 390, height: 844, block: "end" },
  { width: 640, height: 400, block: "center" },
  { width: 844, height: 390, block: "end" },
  { width: 1280, height: 720, block: "center" },
] as const;

for (const audience of audiences) {
  test(`after Submit, the thanks are in view, no toast is on them, and a second press hits nothing: ${audience}`, async ({
    page,
    receiver,
  }) => {
    for (const { width, height, block } of views) {
      await page.setViewportSize({ width, height });
      await openPage(page, homes[audience]);
      await storeAddress(page, audience, receiver.url);
      await fillIn(page, audience);
      const button = submitButton(page, audience);
      await button.evaluate((element, place) => element.scrollIntoView({ block: place }), block);
      const pressed = await button.boundingBox();
      await button.click();
      await expectSignedUp(page, audience);
      const { title } = waitlist[audience].confirmation;
      const thanks = page.getByRole("heading", { name: title });
      await expect(thanks.locator("..")).toBeFocused();
      const view = `${width} × ${height}, ${block}`;
      const whole = height < 300 ? thanks : thanks.locator("..");
      expect.soft(await isUncovered(whole), view).toBe(true);
      expect.soft(await actsWithin(page, pressed), view).toEqual([]);
    }
  });
}

/** Returns what a press within a part of the view would hit, apart from a toast, which it may close. */
function actsWithin(page: Page, part: Awaited<ReturnType<Locator["boundingBox"]>>) {
  return page.evaluate((box) => {
    if (!box) return ["The part is not in view."];
    const hits = [0.02, 0.25, 0.5, 0.75, 0.98].flatMap((across) =>
      [0.05, 0.5, 0.95].map((down) =>
        document.elementFromPoint(box.x + box.width * across, box.y + box.height * down),
      ),
    );
    return hits
      .map((hit) => hit?.closest("a, button, input, label, summary"))
      .filter((control) => control && !control.closest(".Toastify"))
      .map((control) => control?.outerHTML);
  }, part);
}

test("the built-in address is used, also if the browser blocks storage", async ({ page }) => {
  const receiver = await startTestReceiver(undefined, testSite.receiverPort);
  for (const isBlocked of [false, true]) {
    if (isBlocked) {
      await page.addInitScript(() => {
        Object.defineProperty(window, "localStorage", {
          get: () => {
            throw new DOMException("Access is denied.", "SecurityError");
          },
        });
      });
    }
    await openPage(page);
    await fillIn(page);
    await submitButton(page).click();
    await expectSignedUp(page);
  }
  expect(receiver.received.map(({ path }) => path)).toEqual(["/families", "/families"]);
  await receiver.close();
});

for (const press of ["Enter", "a click", "nothing"]) {
  test(`what I typed before React came is sent as soon as it has, or when I submit: ${press}`, async ({
    page,
    receiver,
  }) => {
    await page.addInitScript(([key, url]) => localStorage.setItem(key, url), [
      storageKeys.patients,
      receiver.url,
    ] as const);
    const letScriptsCome = await openWithoutScripts(page);
    const address = page.url();
    const loading = page.getByRole("button", { name: waitlist.loadingLabel });
    await expect(loading).toHaveAttribute("aria-disabled", "true");
    await fillIn(page);
    if (press === "Enter") await field(page, "Email Address").press("Enter");
    if (press === "a click") await loading.click({ force: true });
    expect(page.url()).toBe(address);
    await letScriptsCome();
    if (press === "nothing") await submitButton(page).click();
    await expectSignedUp(page);
    expect(receiver.signups()).toEqual([expect.objectContaining(bodies.patients)]);
  });
}

test("a signup arrives although I leave the page at once", async ({ page, context, receiver }) => {
  await openPage(page);
  receiver.hold();
  await signUp(page, receiver.url);
  await page.close();
  // Without `keepalive`, the browser has closed the connection by the time of the next page.
  await openPage(await context.newPage());
  receiver.release();
  await expect.poll(receiver.answered).toBe(1);
});
