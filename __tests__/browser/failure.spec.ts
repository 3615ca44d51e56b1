import { expect, test } from "../support/browser/browser-test";
import { isUncoveredBelow, openPage } from "../support/browser/open-page";
import {
  expectSignedUp,
  failure,
  field,
  fillIn,
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
    await storeAddress(page, "patients", (await address?.()) ?? receiver.url);
    const posted: string[] = [];
    page.on("request", (request) => {
      if (request.method() === "POST") posted.push(new URL(request.url()).origin);
    });
    await context.setOffline(isOffline);
    await fillIn(page);
    await submitButton(page).click();
    await expect(toasts(page)).toHaveText([failure]);
    const line = page.getByRole("form").getByText(waitlist.retryNote);
    expect(await isUncoveredBelow(line.getByRole("link", { name: site.email }))).toBe(true);
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
