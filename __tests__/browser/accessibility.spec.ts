import { axeFindings } from "../support/browser/axe-findings";
import { expect, test } from "../support/browser/browser-test";
import { notFoundLog, screens } from "../support/browser/screens";

test.use({ expectedInConsole: notFoundLog });

for (const [name, { open, part }] of Object.entries(screens)) {
  test(`axe finds nothing on a phone or a laptop, light or dark: ${name}`, async ({ page }) => {
    await open(page);
    for (const width of [390, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      for (const colorScheme of ["light", "dark"] as const) {
        await page.emulateMedia({ colorScheme });
        const findings = await axeFindings(page, part);
        expect.soft(findings, `${width} px wide, ${colorScheme}`).toEqual([]);
      }
    }
  });
}

test("with forced colors, the chosen view still differs from the other one", async ({ page }) => {
  await page.emulateMedia({ forcedColors: "active" });
  await page.goto("./");
  const grounds = await page
    .getByRole("banner")
    .locator("label > span")
    .evaluateAll((labels) => labels.map((label) => getComputedStyle(label).backgroundColor));
  expect(new Set(grounds).size).toBe(2);
});
