import { expect, type Page, test } from "../support/browser/browser-test";
import {
  endsUncovered,
  isUncovered,
  openPage,
  setTextSize,
  topOf,
} from "../support/browser/open-page";
import {
  expectSignedUp,
  failure,
  field,
  fillIn,
  homes,
  signUp,
  storeAddress,
  submitButton,
  toasts,
  typed,
} from "../support/browser/visitor";
import site from "../support/sample-content/site.json";
import waitlist from "../support/sample-content/waitlist.json";
import { refusingAddress } from "../support/test-receiver";

test.use({
  expectedInConsole: /ERR_(CONNECTION_REFUSED|INTERNET_DISCONNECTED)/,
  viewport: { width: 390, height: 844 },
});

const faults = [
  { fault: "the receiver refuses", address: refusingAddress },
  { fault: "I am offline", isOffline: true },
];

for (const { fault, address, isOffline = false } of faults) {
  test(`if ${fault}, I am told, keep what I typed, and can send again`, async ({
    page,
    context,
    receiver,
  }) => {
    await openPage(page);
    const posted: string[] = [];
    page.on("request", (request) => {
      if (request.method() === "POST") posted.push(new URL(request.url()).origin);
    });
    await context.setOffline(isOffline);
    await signUp(page, (await address?.()) ?? receiver.url);
    await expect(toasts(page)).toHaveText([failure]);
    const line = page.getByRole("form").getByText(waitlist.retryNote);
    expect(await endsUncovered(line.getByRole("link", { name: site.email }))).toBe(true);
    for (const [label, text] of Object.entries(typed.patients)) {
      await expect(field(page, label)).toHaveValue(text);
    }
    expect(posted).not.toContain(new URL(page.url()).origin);

    await context.setOffline(false);
    await storeAddress(page, "patients", receiver.url);
    await submitButton(page).click();
    await expectSignedUp(page);
    expect(receiver.received).toHaveLength(1);
  });
}

for (const { width, height, text } of [
  { width: 390, height: 664, text: 16 },
  { width: 640, height: 400, text: 16 },
  { width: 844, height: 390, text: 16 },
  { width: 390, height: 844, text: 24 },
  { width: 1280, height: 600, text: 16 },
]) {
  test(`no toast is on what has the focus, and Escape closes it: ${width} × ${height}, ${text} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    await setTextSize(page, text);
    await openPage(page, homes.providers);
    await storeAddress(page, "providers", "not an address");
    await fillIn(page, "providers");
    const last = field(page, "Patients Per Month (Optional)");
    await last.evaluate((element) => {
      element.scrollIntoView();
      scrollBy(0, document.querySelector("header")?.offsetHeight ?? 0);
    });
    await last.press("Enter");
    await expect(toasts(page)).toHaveText([failure]);
    expect.soft(await isUncovered(last), "the field in which I pressed Enter").toBe(true);
    const line = page.getByRole("form").getByText(waitlist.retryNote);
    expect.soft(await endsUncovered(line), "the line of the failure").toBe(true);
    for (const key of ["Shift+Tab", "Tab"]) await expectStopsUncovered(page, key);
    await page.keyboard.press("Escape");
    await expect(toasts(page)).toHaveCount(0);
  });
}

test("with large text on a phone, the bar covers neither a headline nor what has the focus", async ({
  page,
}) => {
  await setTextSize(page, 32);
  await openPage(page, homes.providers);
  await page.locator("main a[href='#waitlist']").filter({ visible: true }).first().click();
  const bar = page.getByRole("banner");
  const barBottom = await bar.evaluate((element) => element.getBoundingClientRect().bottom);
  expect(await topOf(page, "waitlist")).toBeGreaterThan(Math.max(barBottom, 0) - 1);
  expect(await topOf(page, "waitlist")).toBeLessThan(100);
  await submitButton(page, "providers").focus();
  await expectStopsUncovered(page, "Shift+Tab");
});

/** Presses a key 14 times; nothing may cover what then has the focus, unless it is itself on top. */
async function expectStopsUncovered(page: Page, key: string): Promise<void> {
  const focused = page.locator(":focus");
  for (let stop = 0; stop < 14; stop += 1) {
    await page.keyboard.press(key);
    if (await focused.evaluate((element) => element.closest("header, .Toastify"))) continue;
    const name = await focused.evaluate(({ outerHTML }) => outerHTML.slice(0, 200));
    expect.soft(await isUncovered(focused), `${key}: ${name}`).toBe(true);
  }
}
