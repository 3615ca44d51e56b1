import { expect, type Page, test } from "../support/browser/browser-test";
import { whenReady } from "../support/browser/open-page";
import { startSiteProxy } from "../support/browser/site-proxy";
import { submitButton } from "../support/browser/waitlist-page";

/** After so many milliseconds the scripts come even if the browser has not said that it painted. */
const latest = 1_000;

const lateFiles = /\.js$|page-data/;

for (const path of ["/", "/?audience=providers&utm_source=mail", "/about"]) {
  test(`${path} asks for its scripts and data once painted, at once, and for each once`, async ({
    page,
    opened,
  }) => {
    const site = await opened(startSiteProxy({ held: /\.js$/ }));
    const asked: string[] = [];
    page.on("request", (request) => {
      const file = request.url().slice(site.url.length);
      if (lateFiles.test(file)) asked.push(file);
    });
    await page.goto(site.url + path, { waitUntil: "commit" });
    // All of them, while no script has come that could ask for more.
    await expect.poll(() => asked.filter((file) => file.includes("page-data"))).toHaveLength(2);
    site.release();
    await whenReady(page);
    expect(new Set(asked).size).toBe(asked.length);

    const painted = await page.evaluate(
      () => performance.getEntriesByName("first-contentful-paint")[0]?.startTime ?? Infinity,
    );
    for (const time of await timesOfLateFiles(page)) {
      expect(time).toBeGreaterThanOrEqual(Math.min(painted, latest));
    }
  });
}

/** When the page has asked for its scripts and data, in milliseconds after its start. */
async function timesOfLateFiles(page: Page): Promise<number[]> {
  const files = await page.evaluate(() =>
    performance.getEntriesByType("resource").map(({ name, startTime }) => ({ name, startTime })),
  );
  const times = files.filter(({ name }) => lateFiles.test(name)).map(({ startTime }) => startTime);
  expect(times.length).toBeGreaterThanOrEqual(5);
  return times;
}

test("the form can be sent in a browser that never says when it has painted", async ({ page }) => {
  await page.addInitScript(() => {
    PerformanceObserver.prototype.observe = () => undefined;
  });
  await page.goto("/");
  await expect(submitButton(page)).toBeEnabled();
});
