import { expect, type Page, test } from "../support/browser/browser-test";
import { whenReady } from "../support/browser/open-page";
import { submitButton } from "../support/browser/waitlist-page";

/** Something that the page has asked for; times are milliseconds after its start. */
type Arrival = { path: string; askedFor: number; hasCome: number };

/** What the page has asked for so far that is a script or data, the first first. */
async function lateArrivals(page: Page): Promise<Arrival[]> {
  const arrivals = await page.evaluate(() =>
    performance.getEntriesByType("resource").map(({ name, startTime, duration }) => ({
      path: name.slice(location.origin.length),
      askedFor: startTime,
      hasCome: startTime + duration,
    })),
  );
  return arrivals.filter(({ path }) => /\.js$|page-data/.test(path));
}

/** After so many milliseconds the scripts come even if the browser has not said that it painted. */
const latest = 1_000;

for (const path of ["/", "/?audience=providers&utm_source=mail", "/about"]) {
  test(`${path} asks for its scripts and data once painted, at once, and for each once`, async ({
    page,
  }) => {
    await page.goto(path);
    await whenReady(page);
    const late = await lateArrivals(page);
    const painted = await page.evaluate(
      () => performance.getEntriesByName("first-contentful-paint")[0]?.startTime ?? Infinity,
    );
    expect(late).toHaveLength(5);
    expect(new Set(late.map((arrival) => arrival.path)).size).toBe(5);
    const scripts = late.filter((arrival) => arrival.path.endsWith(".js"));
    // What a script asks for comes after the script.
    const firstScript = Math.min(...scripts.map(({ hasCome }) => hasCome));
    for (const { askedFor } of late) {
      expect(askedFor).toBeGreaterThanOrEqual(Math.min(painted, latest));
      expect(askedFor).toBeLessThanOrEqual(firstScript);
    }
  });
}

test("the form can be sent in a browser that never says when it has painted", async ({ page }) => {
  await page.addInitScript(() => {
    PerformanceObserver.prototype.observe = () => undefined;
  });
  await page.goto("/");
  await expect(submitButton(page)).toBeEnabled();
});
