import { expect, test } from "../support/browser/browser-test";
import { waitForHydration } from "../support/browser/open-page";
import { notFoundLog } from "../support/browser/screens";
import about from "../support/sample-content/about.json";
import hero from "../support/sample-content/hero.json";
import notFound from "../support/sample-content/not-found.json";

test("every spelling of an address that a host serves shows a whole page", async ({ page }) => {
  for (const [address, headline] of [
    ["about", about.heading],
    ["about/", about.heading],
    ["about/index.html", about.heading],
    ["index.html", hero.patients.headline],
    ["?utm_source=mail#waitlist", hero.patients.headline],
    ["?audience=providers&q=%E9", hero.providers.headline],
    ["?utm_campaign=50%off&amp;audience=3Dproviders", hero.providers.headline],
  ] as const) {
    await test.step(address, async () => {
      await page.goto("about:blank");
      const response = await page.goto(address);
      expect(response?.status()).toBe(200);
      await waitForHydration(page);
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(headline);
      await expect(page.getByRole("contentinfo")).toBeVisible();
      if (address.endsWith("#waitlist")) {
        await expect(page.locator("#waitlist")).toBeInViewport();
      }
    });
  }
});

test.describe("an unknown path", () => {
  test.use({ expectedInConsole: notFoundLog });

  for (const path of [
    "abuot/us",
    "%23waitlist",
    "%3Faudience=providers",
    "about%23team",
    "old%2Fpage",
    "100%",
  ]) {
    test(`is a 404 page that logs it and leads home: ${path}`, async ({ page }) => {
      const errors: string[] = [];
      page.on("console", (message) => {
        if (message.type() === "error") errors.push(message.text());
      });
      const response = await page.goto(`${path}?audience=providers`);
      expect(response?.status()).toBe(404);
      await page.waitForLoadState("networkidle");
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(notFound.heading);
      await expect(page.locator("meta[name=robots]")).toHaveAttribute("content", "noindex");
      await expect(page.locator("link[rel=canonical]")).toHaveCount(0);
      expect(errors).toContain(`There is no page at /willowline/${path}`);
      await page.getByRole("link", { name: notFound.homeLabel }).click();
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(hero.providers.headline);
    });
  }
});
