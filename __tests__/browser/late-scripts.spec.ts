import { testBuilds } from "../../tools/test-builds";
import { expect, type Page, test } from "../support/browser/browser-test";
import { submitButton } from "../support/browser/waitlist-page";

/** Something that the page has asked for; times are milliseconds after its start. */
type Arrival = { path: string; askedFor: number; hasCome: number };

function arrivals(page: Page): Promise<Arrival[]> {
  return page.evaluate(() =>
    performance.getEntriesByType("resource").map(({ name, startTime, duration }) => ({
      path: name.slice(location.origin.length),
      askedFor: startTime,
      hasCome: startTime + duration,
    })),
  );
}

function isLate({ path }: Arrival): boolean {
  return /\.js$|page-data/.test(path);
}

function firstPaint(page: Page): Promise<number> {
  return page.evaluate(
    () => performance.getEntriesByName("first-contentful-paint")[0]?.startTime ?? Infinity,
  );
}

test.describe("before it asks for a script", () => {
  test.use({ expectedInConsole: /404 \(Not Found\)|There is no page at/ });

  for (const address of ["/", "/?audience=providers", "/about", "/no-such-page"]) {
    test(`${address} is painted`, async ({ page }) => {
      await page.goto(address, { waitUntil: "networkidle" });
      const scripts = (await arrivals(page)).filter(({ path }) => path.endsWith(".js"));
      const painted = await firstPaint(page);
      expect(scripts.length).toBeGreaterThanOrEqual(3);
      for (const { askedFor } of scripts) expect(askedFor).toBeGreaterThanOrEqual(painted);
    });
  }
});

for (const address of ["/", "/?audience=providers&utm_source=mail", "/about"]) {
  test(`${address} asks for its scripts and data at once`, async ({ page }) => {
    await page.goto(address, { waitUntil: "networkidle" });
    const late = (await arrivals(page)).filter(isLate);
    expect(late).toHaveLength(5);
    // What a script asks for comes after the script.
    const scripts = late.filter(({ path }) => path.endsWith(".js"));
    const firstScript = Math.min(...scripts.map(({ hasCome }) => hasCome));
    for (const { askedFor } of late) expect(askedFor).toBeLessThanOrEqual(firstScript);
  });
}

for (const { url } of Object.values(testBuilds)) {
  for (const path of ["/", "/?audience=providers", "/about"]) {
    test(`${url}${path} asks for nothing twice`, async ({ page }) => {
      await page.goto(`${url}${path}`, { waitUntil: "networkidle" });
      const paths = (await arrivals(page)).filter(isLate).map((arrival) => arrival.path);
      expect(paths.length).toBeGreaterThanOrEqual(5);
      expect(paths).toEqual([...new Set(paths)]);
    });
  }
}

test("the form can be sent in a browser that never says when it has painted", async ({ page }) => {
  await page.addInitScript(() => {
    PerformanceObserver.prototype.observe = () => undefined;
  });
  await page.goto("/");
  await expect(submitButton(page)).toBeEnabled();
});
