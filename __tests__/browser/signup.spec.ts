import type { Locator } from "@playwright/test";
import type { Audience } from "../../src/audience/audience";
import { testBuilds } from "../builds/test-builds";
import { expect, test } from "../support/browser/browser-test";
import { openPage } from "../support/browser/open-page";
import {
  expectSignedUp,
  expectTold,
  failure,
  readBody,
  signup,
  startBuiltInReceiver,
  thanks,
} from "../support/browser/signups";
import {
  chooseAudience,
  field,
  fill,
  openSending,
  signUp,
  storeAddress,
  submitButton,
  toastOf,
  typed,
} from "../support/browser/waitlist-page";
import site from "../support/sample-content/site.json";
import waitlist from "../support/sample-content/waitlist.json";
import {
  failWith500,
  redirectTo,
  startTestReceiver,
  type TestReceiver,
} from "../support/test-receiver";

const views = { patients: "/", providers: "/?audience=providers" } satisfies Record<
  Audience,
  string
>;
const paths = { patients: "/patients", providers: "/providers" } satisfies Record<Audience, string>;

function onlyRequest({ received }: TestReceiver) {
  const [request, ...others] = received;
  expect(others).toEqual([]);
  if (!request) throw new Error("Nothing was received.");
  return request;
}

for (const [audience, isStorageBlocked] of [
  ["patients", true],
  ["providers", false],
] as const) {
  const how = isStorageBlocked ? ", in a browser that stores nothing," : "";
  test(`what I type as one of the ${audience}${how} arrives, field by field, and is nowhere else`, {
    tag: "@smoke",
  }, async ({ page, opened }) => {
    if (isStorageBlocked) await page.addInitScript(blockStorage);
    const receiver = await opened(startBuiltInReceiver());
    const elsewhere: string[] = [];
    page.on("console", (message) => elsewhere.push(message.text()));
    page.on("request", (one) => {
      if (!one.url().startsWith(receiver.url)) elsewhere.push(`${one.url()} ${one.postData()}`);
    });
    await openPage(page, views[audience]);
    const start = Date.now();
    await signUp(page, audience);
    await expectTold(page, thanks);

    const request = onlyRequest(receiver);
    expect(request).toMatchObject({ method: "POST", path: paths[audience] });
    const { timestamp, rest } = readBody(request);
    expect(rest).toEqual(signup(audience));
    expect(new Date(timestamp).toISOString()).toBe(timestamp);
    expect(Date.parse(timestamp)).toBeGreaterThanOrEqual(start);
    expect(Date.parse(timestamp)).toBeLessThanOrEqual(Date.now());
    expect(request.headers["content-type"]).toMatch(/^text\/plain/);
    // Receivers filter by it; from a request without a referrer, Firefox and WebKit send `null`.
    expect(request.headers.origin).toBe(testBuilds.root.url);
    expect(request.headers.referer).toBe(`${testBuilds.root.url}/`);
    for (const name of ["cookie", "authorization"])
      expect(request.headers).not.toHaveProperty(name);

    await chooseAudience(page, audience === "patients" ? "providers" : "patients");
    await page.getByRole("link", { name: site.company.aboutLabel }).click();
    await expect(page).toHaveURL(/\/about$/);
    const stored = await page.context().storageState({ indexedDB: true });
    elsewhere.push(JSON.stringify(stored));
    if (!isStorageBlocked) {
      elsewhere.push(await page.evaluate(() => JSON.stringify(sessionStorage)));
    }
    const { name, email } = typed[audience];
    for (const words of [...name.split(" "), email]) {
      expect(elsewhere.join("\n")).not.toContain(words);
      expect(elsewhere.join("\n")).not.toContain(encodeURIComponent(words));
    }
    expect(stored.cookies).toEqual([]);
  });
}

function blockStorage(): void {
  function refuse(): never {
    throw new DOMException("Access is denied for this document.", "SecurityError");
  }
  Object.defineProperty(window, "localStorage", { get: refuse });
  Object.defineProperty(window, "sessionStorage", { get: refuse });
}

test("mistakes are shown on sending, beside their fields, and nothing is sent", {
  tag: "@smoke",
}, async ({ page, opened }) => {
  const receiver = await opened(startTestReceiver());
  await openPage(page, views.providers);
  await storeAddress(page, "providers", receiver.url);
  await fill(page, { name: " P ", email: "priya@lakeside" });
  await field(page, "practiceName").focus();
  const message = page.getByText("Name must be at least 2 characters");
  await expect(message).toBeHidden();

  await submitButton(page).click();
  for (const [name, mistake] of [
    ["name", "Name must be at least 2 characters"],
    ["email", "Please enter a valid email address"],
    ["practiceName", "Practice name is required"],
    ["role", "Your role is required"],
  ] as const) {
    await expect(field(page, name)).toHaveAccessibleDescription(mistake);
    await expect(field(page, name)).toHaveAttribute("aria-invalid", "true");
  }
  await expect(field(page, "name")).toBeFocused();
  await field(page, "name").fill(typed.providers.name);
  await expect(message).toBeHidden();
  expect(receiver.received).toEqual([]);
});

test.describe("beside a toast", () => {
  test.use({ expectedInConsole: /net::ERR_|status of 500/ });

  for (const { audience, width, height, above } of [
    { audience: "providers", width: 390, height: 664, above: "journey" },
    { audience: "patients", width: 320, height: 200, above: "features" },
  ] as const) {
    test(`offline, ${audience} are told so in view at ${width} × ${height}, and send once online again, whatever the receiver answers`, async ({
      page,
      context,
      opened,
    }) => {
      // As Google does, which answers from another site; and the page cannot know that it failed.
      const { url } = await opened(startTestReceiver(failWith500));
      const receiver = await opened(startTestReceiver(redirectTo(url)));
      await page.setViewportSize({ width, height });
      await openPage(page, views[audience]);
      await storeAddress(page, audience, receiver.url);
      await context.setOffline(true);
      await signUp(page, audience);
      await expectTold(page, failure);
      await expectBesideToast(page.getByText(waitlist.retryNote));
      const section = page.locator(`#${above}`);
      await section.evaluate((one) => one.scrollIntoView());
      await expect(section).toBeInViewport();
      await expect(page.getByRole("link", { name: site.joinLink })).not.toBeInViewport();

      await context.setOffline(false);
      await submitButton(page).click();
      await expectSignedUp(page, receiver, signup(audience));
      await expectBesideToast(page.getByText(waitlist[audience].confirmation.title));
    });
  }
});

test("a success toast stays for five seconds, and while the pointer or the focus is on it; a failure until it is closed", async ({
  page,
  opened,
}) => {
  const receiver = await opened(startTestReceiver());
  const browser = await page.context().newCDPSession(page);
  await browser.send("Animation.enable");
  /** How fast a toast's clock goes, which is an animation. */
  const setSpeed = (playbackRate: number) =>
    browser.send("Animation.setPlaybackRate", { playbackRate });
  const toast = toastOf(page);

  await openSending(page, "no address");
  await setSpeed(50);
  await signUp(page);
  await expectTold(page, failure);
  // Ten seconds and more of its time.
  const stays = () => page.waitForTimeout(200);
  await stays();
  await expectTold(page, failure);
  await storeAddress(page, "patients", receiver.url);
  await setSpeed(1);
  await submitButton(page).click();
  await expectTold(page, thanks);
  await toast.hover();
  await setSpeed(50);
  await stays();
  await expectTold(page, thanks);
  await toast.getByRole("button").focus();
  await page.mouse.move(0, 0);
  await stays();
  await expectTold(page, thanks);
  await page.keyboard.press("Enter");
  await expect(toast).toHaveCount(0);
  // Not at the page's top: the next Tab continues from the form.
  await expect(page.locator("form :focus")).toHaveCount(1);

  await setSpeed(5);
  await page.getByRole("button", { name: waitlist.anotherLabel }).click();
  const start = Date.now();
  await signUp(page);
  await expect(toast).toHaveCount(1);
  await expect(toast).toHaveCount(0);
  expect((Date.now() - start) * 5).toBeGreaterThan(5_000);
});

async function expectBesideToast(element: Locator) {
  const coveredBy = () =>
    element.evaluate((one) => {
      const { top, bottom, left, right } = one.getBoundingClientRect();
      const covering = {
        "upper edge": new DOMRect(0, -1e6, innerWidth, 1e6),
        "lower edge": new DOMRect(0, innerHeight, innerWidth, 1e6),
        bar: document.querySelector("header")?.getBoundingClientRect(),
        toast: document.querySelector(".Toastify__toast")?.getBoundingClientRect(),
      };
      return Object.entries(covering).flatMap(([name, box]) => {
        if (!box) return [`no ${name} any more`];
        const isClear =
          bottom <= box.top || top >= box.bottom || right <= box.left || left >= box.right;
        return isClear ? [] : [name];
      });
    });
  await expect.poll(coveredBy, "what covers it").toEqual([]);
}
