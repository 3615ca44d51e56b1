import { chromiumPath } from "../../tools/chromium";
import { expect, test } from "../support/browser/browser-test";
import { openPage, waitForHydration } from "../support/browser/open-page";
import {
  choose,
  expectView,
  failure,
  field,
  fillIn,
  signUp,
  submitButton,
  toasts,
} from "../support/browser/visitor";
import about from "../support/sample-content/about.json";

test.use({
  launchOptions: {
    executablePath: chromiumPath(),
    // Playwright turns off the cache.
    ignoreDefaultArgs: ["--disable-back-forward-cache"],
  },
});

test("a page that the browser kept while I was elsewhere is as I left it", async ({ page }) => {
  await openPage(page);
  await choose(page, "providers");
  await fillIn(page, "providers");
  await openPage(page, "about/");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(about.heading);
  await page.evaluate(() => history.back());
  await expectView(page, "providers");
  await waitForHydration(page);
  await expect(field(page, "Your Role")).toHaveValue("Practice manager");
  await choose(page, "patients");
  await expectView(page, "patients");
});

test("if I leave while it is sending and come back, I can send, and nothing is sent twice", async ({
  page,
  receiver,
}) => {
  await openPage(page);
  receiver.hold();
  await signUp(page, receiver.url);
  await expect.poll(() => receiver.received.length).toBe(1);
  await openPage(page, "about/");
  await page.evaluate(() => history.back());
  await expect(submitButton(page)).toBeVisible({ timeout: 5_000 });
  await expect(field(page, "Email Address")).toHaveValue("ana@mail.example");
  // The headless shell has no such cache, and loads the page again.
  const isKept = await page.evaluate(
    () => performance.getEntriesByType("navigation")[0]?.toJSON().type !== "back_forward",
  );
  await expect(toasts(page)).toHaveText(isKept ? [failure] : []);
  expect(receiver.received).toHaveLength(1);
});
