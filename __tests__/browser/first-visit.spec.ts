import { readdirSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import type { Request } from "@playwright/test";
import { audiences } from "../../src/audience/audience";
import { expect, test } from "../support/browser/browser-test";
import { isHydrated, openPage } from "../support/browser/open-page";
import { testSite } from "../support/browser/test-site";
import { homes } from "../support/browser/visitor";

/** Bytes of a first visit to the home page, compressed: today's size, and at most 1 kB more. */
const budgets = { document: 45_000, script: 130_500 };

for (const audience of audiences) {
  test(`on a slow line, nothing moves and no font is waited for: ${audience}`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 800 });
    await page.addInitScript(() => {
      let shifted = 0;
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) if ("value" in entry) shifted += Number(entry.value);
        document.documentElement.dataset.shifted = String(shifted);
      }).observe({ type: "layout-shift", buffered: true });
    });
    const fonts: string[] = [];
    page.on("request", (request) => {
      if (request.resourceType() === "font" && /^http/.test(request.url()))
        fonts.push(request.url());
    });
    const browser = await page.context().newCDPSession(page);
    await browser.send("Network.enable");
    const line = { latency: 150, downloadThroughput: 200_000, uploadThroughput: 90_000 };
    await browser.send("Network.emulateNetworkConditions", { offline: false, ...line });
    await page.goto(homes[audience]);
    await isHydrated(page);
    await page.waitForLoadState("networkidle");
    const shifted = await page.locator("html").getAttribute("data-shifted");
    expect(Number(shifted)).toBeLessThanOrEqual(0.01);
    expect(fonts).toEqual([]);
    const loaded = await page.evaluate(() =>
      [...document.fonts].filter(({ status }) => status === "loaded").map(({ family }) => family),
    );
    expect(loaded.map((family) => family.replaceAll('"', "")).sort()).toEqual([
      "Figtree",
      "Fraunces",
    ]);
  });
}

test("the home page is small, and brings no code of the server or of the admin panel", async ({
  page,
}) => {
  const requests: Request[] = [];
  page.on("requestfinished", (request) => requests.push(request));
  await openPage(page);
  await page.waitForLoadState("networkidle");
  const ofType = (type: string) => requests.filter((request) => request.resourceType() === type);
  for (const [type, budget] of Object.entries(budgets)) {
    const sizes = await Promise.all(ofType(type).map((request) => request.sizes()));
    const bytes = sizes.reduce((sum, { responseBodySize }) => sum + responseBodySize, 0);
    expect.soft(bytes, `${type}, in bytes`).toBeLessThanOrEqual(budget);
    expect.soft(bytes, `${type}, in bytes`).toBeGreaterThan(20_000);
  }
  const built = readdirSync(testSite.folder).filter((file) => file.endsWith(".js"));
  const all = built.map((file) => readFileSync(join(testSite.folder, file), "utf8"));
  expect(all.filter((script) => script.includes("renderToStaticMarkup"))).toEqual([]);
  const panel = "Your Zapier webhook URLs have been saved.";
  expect(all.filter((script) => script.includes(panel))).not.toEqual([]);
  const scripts = ofType("script").map((request) => basename(request.url()));
  const loaded = all.filter((_text, index) => scripts.includes(built[index] ?? ""));
  expect(loaded).toHaveLength(scripts.length);
  expect(loaded.filter((script) => script.includes(panel))).toEqual([]);
});
