import { expect, test } from "../support/browser/browser-test";
import { whenReady } from "../support/browser/open-page";
import { startSiteProxy } from "../support/browser/site-proxy";

for (const path of ["/", "/?audience=providers&utm_source=mail", "/about"]) {
  test(`${path} requests its scripts and data at once, and each once`, async ({ page, opened }) => {
    const site = await opened(startSiteProxy({ held: /\.js$/ }));
    const asked: string[] = [];
    page.on("request", (request) => {
      const file = request.url().slice(site.url.length);
      if (/\.js$|page-data/.test(file)) asked.push(file);
    });
    await page.goto(site.url + path, { waitUntil: "commit" });
    // All of them, while no script has come that could ask for more.
    await expect.poll(() => asked.filter((file) => file.includes("page-data"))).toHaveLength(2);
    site.release();
    await whenReady(page);
    expect(new Set(asked).size).toBe(asked.length);
  });
}
