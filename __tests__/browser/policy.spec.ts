import { expect, test } from "../support/browser/browser-test";
import { openPage } from "../support/browser/open-page";
import { notFoundLog } from "../support/browser/screens";
import { choose } from "../support/browser/visitor";

test("switching and opening questions breaks no policy, with motion as well", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "no-preference" });
  await page.addInitScript(() => {
    addEventListener("securitypolicyviolation", ({ violatedDirective, blockedURI }) => {
      console.error(`${violatedDirective} forbids ${blockedURI}`);
    });
  });
  await openPage(page);
  for (const audience of ["providers", "patients"] as const) {
    await choose(page, audience);
    for (const question of await page.locator("summary:visible").all()) await question.click();
  }
  await openPage(page, "about/");
  await choose(page, "providers");
});

test.describe("a script from elsewhere", () => {
  test.use({ expectedInConsole: new RegExp(`Content Security Policy|${notFoundLog.source}`) });

  test("no page runs a script that is not its own", async ({ page }) => {
    for (const address of ["./", "about/", "abuot"]) {
      await page.goto(address);
      const hasRun = await page.evaluate(() => {
        const script = document.createElement("script");
        script.textContent = "document.documentElement.lang = 'xx'";
        document.head.append(script);
        return document.documentElement.lang === "xx";
      });
      expect.soft(hasRun, address).toBe(false);
    }
  });
});
