import { expect, test } from "../support/browser/browser-test";
import { openPage, whenReady } from "../support/browser/open-page";
import { expectOutcome, thanks, toldOn } from "../support/browser/outcome";
import { gotBy, startBuiltInReceiver } from "../support/browser/signups";
import { familyHeadline, headline, signUp, storeAddress } from "../support/browser/waitlist-page";
import about from "../support/sample-content/about.json";
import site from "../support/sample-content/site.json";
import { startTestReceiver } from "../support/test-receiver";

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
  await expectOutcome(async () => ({ got: gotBy(receiver), told: await toldOn(page) }), {
    got: "the signup, once",
    told: thanks,
  });
  await page.getByRole("link", { name: site.company.aboutLabel }).click();
  await expect(headline(page, about.heading)).toBeVisible();
});

test("with storage full, my signup arrives and the pages work", async ({ page, opened }) => {
  const receiver = await opened(startTestReceiver());
  await openPage(page);
  await storeAddress(page, "patients", receiver.url);
  await page.evaluate(() => {
    for (const storage of [localStorage, sessionStorage]) {
      for (let size = 2 ** 22; size >= 1; size /= 2) {
        try {
          for (let part = 0; ; part += 1) storage.setItem(`${size} ${part}`, "x".repeat(size));
        } catch {
          // This much does not fit any more; half of it may.
        }
      }
    }
  });
  await page.reload();
  await whenReady(page);
  await signUp(page);
  await expectOutcome(async () => ({ got: gotBy(receiver), told: await toldOn(page) }), {
    got: "the signup, once",
    told: thanks,
  });
  await page.getByRole("link", { name: site.company.aboutLabel }).click();
  await expect(headline(page, about.heading)).toBeVisible();
  await page.goBack();
  await expect(headline(page, familyHeadline)).toBeVisible();
});
