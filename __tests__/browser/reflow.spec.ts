import { expect, test } from "../support/browser/browser-test";
import { misplaced } from "../support/browser/misplaced";
import { overflows } from "../support/browser/overflow";
import { notFoundLog, screens } from "../support/browser/screens";

test.use({ expectedInConsole: notFoundLog });

const groups = [["families' home"], ["clinics' home"], ["About Us", "404 page", "legal page"]];

for (const names of groups) {
  test(`everything is at its place in the view: ${names.join(", ")}`, async ({ page }) => {
    for (const name of names) {
      await screens[name]?.open(page);
      for (const width of [320, 390, 768, 1440]) {
        await page.setViewportSize({ width, height: 800 });
        const faults = [...(await overflows(page)), ...(await misplaced(page))];
        expect.soft(faults, `${name}, ${width} px`).toEqual([]);
      }
      const browser = await page.context().newCDPSession(page);
      await browser.send("Page.setFontSizes", { fontSizes: { standard: 32 } });
      for (const width of [390, 1280]) {
        await page.setViewportSize({ width, height: 800 });
        expect.soft(await overflows(page), `${name}, ${width} px, large text`).toEqual([]);
      }
      await browser.send("Page.setFontSizes", { fontSizes: { standard: 16 } });
    }
  });
}
