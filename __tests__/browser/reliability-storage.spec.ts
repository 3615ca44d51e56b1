import about from "../../content/about.json";
import site from "../../content/site.json";
import { expect, test } from "../support/browser/browser-test";
import { expectOutcome, thanks, toldOn } from "../support/browser/outcome";
import { gotBy, startBuiltInReceiver, startReceiver } from "../support/browser/signups";
import { familyHeadline, headline, signUp, storeAddress } from "../support/browser/waitlist-page";

test("with storage blocked, my signup goes where the site was built to send it", async ({
  page,
  opened,
}) => {
  const receiver = await opened(startBuiltInReceiver());
  await page.addInitScript(() => {
    function refuse(): never {
      throw new DOMException("Access is denied for this document.", "SecurityError");
    }
    Object.defineProperty(window, "localStorage", { get: refuse });
    Object.defineProperty(window, "sessionStorage", { get: refuse });
  });
  await page.goto("/");
  await signUp(page);
  await expectOutcome(
    "Storage is blocked",
    async () => ({ got: gotBy(receiver), told: await toldOn(page) }),
    { got: "the signup, once", told: thanks },
  );
  await page.getByRole("link", { name: site.company.aboutLabel }).click();
  await expect(headline(page, about.heading)).toBeVisible();
});

test("with storage full, my signup arrives and the pages work", async ({ page, opened }) => {
  const receiver = await opened(startReceiver());
  await page.goto("/");
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
  await signUp(page);
  await expectOutcome(
    "Storage is full",
    async () => ({ got: gotBy(receiver), told: await toldOn(page) }),
    { got: "the signup, once", told: thanks },
  );
  await page.getByRole("link", { name: site.company.aboutLabel }).click();
  await expect(headline(page, about.heading)).toBeVisible();
  await page.goBack();
  await expect(headline(page, familyHeadline)).toBeVisible();
});
