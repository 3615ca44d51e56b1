import { expect, test } from "../support/browser/browser-test";
import { overflows } from "../support/browser/overflow";
import { notFoundLog, screens } from "../support/browser/screens";

test.use({ expectedInConsole: notFoundLog });

const groups = [["families' home"], ["clinics' home"], ["About Us", "404 page"]];

for (const names of groups) {
  test(`nothing is wider than the view, also with text at 200 %: ${names.join(", ")}`, async ({
    page,
  }) => {
    const browser = await page.context().newCDPSession(page);
    for (const name of names) {
      await screens[name]?.open(page);
      for (const standard of [16, 32]) {
        await browser.send("Page.setFontSizes", { fontSizes: { standard } });
        for (const width of standard === 16 ? [320, 390, 768, 1440] : [390, 1280]) {
          await page.setViewportSize({ width, height: 800 });
          expect
            .soft(await overflows(page), `${name}, ${width} px, text of ${standard} px`)
            .toEqual([]);
        }
      }
    }
  });
}
