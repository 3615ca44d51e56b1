import AxeBuilder from "@axe-core/playwright";
import { expect, type Page, test } from "../support/browser/browser-test";
import { screens } from "../support/browser/screens";

// One file is else one worker's, and this one has many tests.
test.describe.configure({ mode: "parallel" });

// With motion, axe would pass over what has yet to arrive.
test.use({ contextOptions: { reducedMotion: "reduce" }, expectedInConsole: /404|no page at/ });

const widths = [320, 768, 1440];

/** The rules of every WCAG version and level that axe knows, and its best practices. */
const tags = [
  "wcag2a",
  "wcag2aa",
  "wcag2aaa",
  "wcag21a",
  "wcag21aa",
  "wcag22a",
  "wcag22aa",
  "best-practice",
];

/** Gives what axe finds, each as its rule and the elements that break it. */
async function axeFindings(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page })
    .withTags(tags)
    // 7:1 is the one rule of level AAA that we do not hold; styles/contrast.test.ts asks 4.5:1.
    .disableRules("color-contrast-enhanced")
    .analyze();
  return violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target).join(", ")}`,
  );
}

for (const { name, open, isFleeting } of screens) {
  for (const colorScheme of ["light", "dark"] as const) {
    test(`axe finds nothing wrong with ${name}, ${colorScheme}`, async ({ page }) => {
      await page.emulateMedia({ colorScheme });
      await open(page);
      for (const [order, width] of widths.entries()) {
        if (isFleeting && order > 0) await open(page);
        await page.setViewportSize({ width, height: 900 });
        expect(await axeFindings(page), `${width} px wide`).toEqual([]);
      }
    });
  }
}
