import { existsSync } from "node:fs";
import { chromium, expect, test } from "@playwright/test";
import { chromiumArguments, installedChromiums } from "../../tools/chromium";
import { testBuilds } from "../builds/test-builds";
import { field, headline } from "../support/browser/waitlist-page";
import hero from "../support/sample-content/hero.json";

/** The headless shell, which runs the other tests, has no back/forward cache. */
const executablePath = [chromium.executablePath(), ...installedChromiums].find(
  (path) => existsSync(path) && !path.includes("headless"),
);

test("the page that I come back to from elsewhere is the one I left, and still works", async () => {
  test.skip(!executablePath, "This needs Chromium itself: apt-get install chromium.");
  const browser = await chromium.launch({
    executablePath,
    args: chromiumArguments,
    // Playwright turns off what this is about.
    ignoreDefaultArgs: ["--disable-back-forward-cache"],
  });
  try {
    const page = await browser.newPage();
    await page.goto(`${testBuilds.root.url}/`);
    await page.locator("html[data-hydrated]").waitFor();
    await field(page, "name").fill("Ana");
    await page.evaluate(() => {
      addEventListener("pageshow", ({ persisted }) => {
        document.title = `persisted: ${persisted}`;
      });
    });
    await page.goto(`${testBuilds.prefixed.url}/about`);
    await page.evaluate(() => history.back());
    await expect.poll(() => page.title()).toBe("persisted: true");
    await expect(field(page, "name")).toHaveValue("Ana");
    await page.getByText("For OB-GYN Clinics", { exact: true }).click();
    await expect(headline(page, hero.providers.headline)).toBeVisible();
  } finally {
    await browser.close();
  }
});
