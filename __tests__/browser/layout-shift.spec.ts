import site from "../../content/site.json";
import { watchLayoutShifts } from "../../tools/bench/layout-shifts";
import { startSiteServer } from "../../tools/serve/site-server";
import { testBuilds, testHost } from "../../tools/test-builds";
import { expect, type Page, test } from "../support/browser/browser-test";
import { chooseAudience, submitButton } from "../support/browser/waitlist-page";

// One file is else one worker's, and this one has many tests.
test.describe.configure({ mode: "parallel" });

/** Scrolls down the page as a reader does, until its end. */
async function readToTheEnd(page: Page): Promise<void> {
  const footer = page.getByRole("contentinfo").getByText(site.copyright);
  await page.mouse.move(200, 300);
  await expect(async () => {
    await page.mouse.wheel(0, 700);
    await expect(footer).toBeInViewport({ timeout: 200 });
  }).toPass({ intervals: [0] });
}

const loads = {
  "a fast connection": () => 0,
  "slow fonts": (path: string) => (path.endsWith(".woff2") ? 2_000 : 0),
  "slow scripts": (path: string) => (path.endsWith(".js") ? 1_000 : 0),
  "slow images": (path: string) => (/\.(avif|webp|png)$/.test(path) ? 1_500 : 0),
};

for (const [name, delayOf] of Object.entries(loads)) {
  for (const [width, address] of [
    [390, "/"],
    [1440, "/?audience=providers"],
    [390, "/about"],
  ] as const) {
    test(`nothing moves while ${address} loads, ${width} px wide, with ${name}`, async ({
      page,
      opened,
    }) => {
      const { folder } = testBuilds.root;
      const site = await opened(startSiteServer({ folder, port: 0, host: testHost, delayOf }));
      const shifted = await watchLayoutShifts(page);
      await page.setViewportSize({ width, height: 800 });
      await page.goto(`${site.url}${address}`, { waitUntil: "networkidle" });
      await readToTheEnd(page);
      await page.waitForLoadState("networkidle");
      expect(await shifted()).toBe(0);
    });
  }
}

test("switching the audience moves nothing once the new view is there", async ({ page }) => {
  const shifted = await watchLayoutShifts(page);
  await page.goto("/");
  await expect(submitButton(page)).toBeEnabled();
  await chooseAudience(page, "providers");
  await expect(submitButton(page, "providers")).toBeVisible();
  await chooseAudience(page, "patients");
  await expect(submitButton(page)).toBeVisible();
  await page.waitForLoadState("networkidle");
  expect(await shifted()).toBe(0);
});
