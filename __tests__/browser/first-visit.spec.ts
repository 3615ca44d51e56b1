import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { audiences } from "../../src/audience/audience";
import { expect, test } from "../support/browser/browser-test";
import { isHydrated, openPage } from "../support/browser/open-page";
import { testSite } from "../support/browser/test-site";
import { homes } from "../support/browser/visitor";

/** What a first visit of the home page may transfer, compressed: today's size and 1 to 2 kB more. */
const budgets = { document: 50_000, script: 140_000 };

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
  const loaded = { document: 0, script: 0 };
  const scripts: string[] = [];
  page.on("requestfinished", async (request) => {
    const type = request.resourceType();
    if (type !== "document" && type !== "script") return;
    loaded[type] += (await request.sizes()).responseBodySize;
    if (type === "script") scripts.push((await (await request.response())?.text()) ?? "");
  });
  await openPage(page);
  await page.waitForLoadState("networkidle");
  await expect.poll(() => scripts.length).toBeGreaterThan(3);
  for (const type of ["document", "script"] as const) {
    expect.soft(loaded[type], type).toBeLessThanOrEqual(budgets[type]);
    expect.soft(loaded[type], `${type}: tighten its budget`).toBeGreaterThan(budgets[type] - 6_000);
  }
  const built = readdirSync(testSite.folder).filter((file) => file.endsWith(".js"));
  const all = built.map((file) => readFileSync(join(testSite.folder, file), "utf8"));
  expect(all.filter((script) => script.includes("renderToStaticMarkup"))).toEqual([]);
  const panel = "Your Zapier webhook URLs have been saved.";
  expect(all.filter((script) => script.includes(panel))).not.toEqual([]);
  expect(scripts.filter((script) => script.includes(panel))).toEqual([]);
});
