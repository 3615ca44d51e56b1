import { expect, test } from "../support/browser/browser-test";
import { openPage } from "../support/browser/open-page";

test.use({ expectedInConsole: /Content[ -]Security[ -]Policy|There is no page/ });

// Whether it lets us do what we do, every other test shows.
test("what is not ours does not run on any page", { tag: "@smoke" }, async ({ page }) => {
  const violations: string[] = [];
  page.on("console", (message) => {
    if (/Policy/.test(message.text())) violations.push(message.text());
  });
  for (const path of ["/", "/about", "/404.html"]) {
    await openPage(page, path);
    violations.length = 0;
    const title = await page.title();
    await page.evaluate(() => {
      const script = document.createElement("script");
      script.textContent = "document.title = 'changed'";
      const style = document.createElement("style");
      style.textContent = "body { display: none }";
      document.head.append(script, style);
      document.body.setAttribute("style", "display: none");
      document.body.insertAdjacentHTML("beforeend", `<img src="https://else.example/a.png">`);
    });
    await expect.soft(page.getByRole("heading", { level: 1 }), path).toBeVisible();
    expect.soft(await page.title()).toBe(title);
    const blocked = violations.map((text) => /directive:? ["']([\w-]+)/.exec(text)?.[1]);
    expect.soft(blocked.sort(), path).toEqual(["img-src", "script-src", "style-src", "style-src"]);
  }
});
