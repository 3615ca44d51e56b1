import type { Locator } from "@playwright/test";
import { testBuilds } from "../builds/test-builds";
import { expect, test } from "../support/browser/browser-test";
import { framesShown } from "../support/browser/open-page";
import { openHome } from "../support/browser/screens";
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
  openSending,
  signUp,
  storeAddress,
  submitButton,
  toastOf,
  typed,
} from "../support/browser/waitlist-page";
import site from "../support/sample-content/site.json";
import waitlist from "../support/sample-content/waitlist.json";
import { redirectTo, startTestReceiver } from "../support/test-receiver";

for (const [audience, isStorageBlocked] of [
  ["patients", true],
  ["providers", false],
] as const) {
  const how = isStorageBlocked ? ", in a browser that stores nothing," : "";
  test(`what I type as one of the ${audience}${how} arrives, field by field, and is nowhere else`, {
    tag: "@smoke",
  }, async ({ page }) => {
    if (isStorageBlocked) await page.addInitScript(blockStorage);
    const receiver = await startBuiltInReceiver();
    const elsewhere: string[] = [];
    page.on("console", (message) => elsewhere.push(message.text()));
    page.on("request", (one) => {
      if (!one.url().startsWith(receiver.url)) elsewhere.push(`${one.url()} ${one.postData()}`);
    });
    await openHome(page, audience);
    const start = Date.now();
    await signUp(page, audience);
    await expectTold(page, thanks);

    const [request, ...others] = receiver.received;
    expect(others).toEqual([]);
    if (!request) throw new Error("Nothing was received.");
    expect(request).toMatchObject({ method: "POST", path: `/${audience}` });
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
    await receiver.close();
  });
}

function blockStorage(): void {
  function refuse(): never {
    throw new DOMException("Access is denied for this document.", "SecurityError");
  }
  Object.defineProperty(window, "localStorage", { get: refuse });
  Object.defineProperty(window, "sessionStorage", { get: refuse });
}

test.describe("beside a toast", () => {
  test.use({ expectedInConsole: /net::ERR_/ });

  for (const { audience, width, height, above } of [
    { audience: "providers", width: 390, height: 664, above: "journey" },
    { audience: "patients", width: 320, height: 200, above: "features" },
  ] as const) {
    test(`offline, ${audience} are told so in view at ${width} × ${height}, and send once online again, if they are answered by another site`, async ({
      page,
      context,
      receiver,
    }) => {
      // As Google does.
      const redirecting = await startTestReceiver(redirectTo(receiver.url));
      await page.setViewportSize({ width, height });
      await openHome(page, audience);
      await storeAddress(page, audience, redirecting.url);
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
      await expectSignedUp(page, redirecting, signup(audience));
      await expectBesideToast(page.getByText(waitlist[audience].confirmation.title));
      await redirecting.close();
    });
  }
});

test("a success toast stays for five seconds, and while the pointer or the focus is on it; a failure until it is closed", async ({
  page,
  receiver,
}) => {
  const toast = toastOf(page);
  /** A toast's clock, which is an animation: whether it runs, and how long. */
  const clock = () =>
    toast.evaluate((one) =>
      one
        .getAnimations({ subtree: true })
        .filter((part) => part instanceof CSSAnimation && part.animationName === "toast-waits")
        .map(({ playState, effect }) => `${playState}, ${effect?.getTiming().duration} ms`),
    );

  await openSending(page, "no address");
  await signUp(page);
  await expectTold(page, failure);
  expect(await clock()).toEqual([]);
  await storeAddress(page, "patients", receiver.url);
  await submitButton(page).click();
  await expectTold(page, thanks);
  await expect.poll(clock).toEqual(["running, 5000 ms"]);
  await toast.hover();
  await expect.poll(clock).toEqual(["paused, 5000 ms"]);
  await toast.getByRole("button").focus();
  await page.mouse.move(0, 0);
  await expect.poll(clock).toEqual(["paused, 5000 ms"]);
  await page.keyboard.press("Enter");
  await expect(toast).toHaveCount(0);
  // Not at the page's top: the next Tab continues from the form.
  await expect(page.locator("form :focus")).toHaveCount(1);

  await expect(async () => {
    await page.getByRole("button", { name: waitlist.anotherLabel }).click();
    await expect(submitButton(page)).toBeVisible({ timeout: 500 });
  }).toPass();
  await signUp(page);
  await expect(toast).toHaveCount(1);
  await toast.evaluate((one) => {
    for (const part of one.getAnimations({ subtree: true })) part.finish();
  });
  await expect(toast).toHaveCount(0);
});

test("what is at the page's end stays where it is as a toast goes", async ({ page, receiver }) => {
  await openSending(page, receiver.url);
  await signUp(page);
  await expectTold(page, thanks);
  const end = page.getByRole("link", { name: site.company.aboutLabel });
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
  const before = await end.boundingBox();
  await toastOf(page).evaluate((one) => {
    for (const part of one.getAnimations({ subtree: true })) part.finish();
  });
  await expect(toastOf(page)).toHaveCount(0);
  await framesShown(page);
  expect(await end.boundingBox()).toEqual(before);
  await page.evaluate(() => scrollTo(0, 0));
  await expect(page.locator("html")).not.toHaveAttribute("style", /toast-covers/);
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
