import { readdirSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import type { Request } from "@playwright/test";
import { audiences } from "../../src/audience/audience";
import { startServer } from "../../tools/http-server";
import { expect, type Page, test } from "../support/browser/browser-test";
import { openPage, openWithoutScripts } from "../support/browser/open-page";
import { testSite } from "../support/browser/test-site";
import { homes } from "../support/browser/visitor";

/** As the browser reports it; TypeScript does not know it. */
type LayoutShift = { value: number; sources: { node: Node | null }[] };

declare global {
  interface Window {
    /** Set by `watchShifts`. */
    shifts: { value: number; parts: string[] }[];
  }
}

/** Bytes of a first visit to the home page, compressed: today's size, and at most 1 kB more. */
const budgets = { document: 47_000, script: 133_000 };

/** In milliseconds and bytes per second. */
const slowLine = { offline: false, latency: 150, downloadThroughput: 25_000, uploadThroughput: -1 };

for (const audience of audiences) {
  test(`on a slow line, nothing moves and no font is waited for: ${audience}`, async ({ page }) => {
    await watchShifts(page);
    const fonts: string[] = [];
    page.on("request", (request) => {
      if (request.resourceType() === "font" && /^http/.test(request.url()))
        fonts.push(request.url());
    });
    const browser = await page.context().newCDPSession(page);
    await browser.send("Network.enable");
    for (const width of [390, 1440]) {
      await page.setViewportSize({ width, height: 800 });
      await browser.send("Network.emulateNetworkConditions", slowLine);
      const letScriptsCome = await openWithoutScripts(page, homes[audience]);
      const fast = { ...slowLine, latency: 0, downloadThroughput: -1 };
      await browser.send("Network.emulateNetworkConditions", fast);
      await letScriptsCome();
      await page.waitForLoadState("networkidle");
      const shifts = await page.evaluate(() => window.shifts);
      const sum = shifts.reduce((total, { value }) => total + value, 0);
      expect.soft(sum, `${width} px: ${JSON.stringify(shifts)}`).toBeLessThanOrEqual(0.01);
      const loaded = await page.evaluate(() =>
        [...document.fonts].filter(({ status }) => status === "loaded").map(({ family }) => family),
      );
      expect(loaded.join().replaceAll('"', "")).toBe("Figtree,Fraunces");
    }
    expect(fonts).toEqual([]);
  });
}

test("a tab that is opened in the background is ready when I come to it", async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(document, "visibilityState", { value: "hidden" });
    // The browser draws no frames for it.
    window.requestAnimationFrame = () => 0;
  });
  await openPage(page);
});

test("the first screen is painted whole, although the line stops within it", async ({ page }) => {
  const html = readFileSync(join(testSite.folder, "index.html"), "utf8");
  const half = html.indexOf("<figure");
  let sendRest = () => {};
  const { url, close } = await startServer(
    { port: 0, host: testSite.host },
    (_request, response) => {
      response.setHeader("Content-Type", "text/html; charset=utf-8").write(html.slice(0, half));
      sendRest = () => response.end(html.slice(half));
    },
  );
  const paints = () => page.evaluate(() => performance.getEntriesByType("paint").length);
  await page.route(`**${testSite.pathPrefix}/**`, (route) => route.fulfill({ body: "" }));
  await watchShifts(page);
  await page.goto(url, { waitUntil: "commit" });
  // A locator would wait for a frame.
  await expect.poll(() => page.evaluate(() => document.querySelectorAll("h1").length)).toBe(1);
  await page.waitForTimeout(500);
  expect(await paints()).toBe(0);
  sendRest();
  await expect.poll(paints).toBeGreaterThan(0);
  expect(await page.evaluate(() => window.shifts)).toEqual([]);
  await close();
});

/** Collects the layout shifts of every page opened from now on in `window.shifts`. */
async function watchShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.shifts = [];
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { value, sources } = entry as PerformanceEntry & LayoutShift;
        window.shifts.push({
          value,
          parts: sources.map(({ node }) => `${node?.textContent}`.slice(0, 40)),
        });
      }
    }).observe({ type: "layout-shift", buffered: true });
  });
}

test("the home page is small", async ({ page }) => {
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
});

test("visitors do not download the admin panel, and no script has React's server renderer", async ({
  page,
}) => {
  const requested: string[] = [];
  page.on("request", (request) => requested.push(basename(request.url())));
  await openPage(page);
  await page.waitForLoadState("networkidle");
  const scripts = readdirSync(testSite.folder).filter((file) => file.endsWith(".js"));
  const scriptsWith = (words: string) =>
    scripts.filter((file) => readFileSync(join(testSite.folder, file), "utf8").includes(words));
  expect(scriptsWith("renderToStaticMarkup")).toEqual([]);
  const [panel, ...others] = scriptsWith("Your Zapier webhook URLs have been saved.");
  expect(others).toEqual([]);
  expect(scripts).toContain(panel);
  const downloaded = scripts.filter((file) => requested.includes(file));
  expect(downloaded.length).toBeGreaterThan(3);
  expect(downloaded).not.toContain(panel);
});
