import { expect, type Page, test } from "../support/browser/browser-test";
import { screens } from "../support/browser/screens";

// One file is else one worker's, and this one has many tests.
test.describe.configure({ mode: "parallel" });

test.use({ contextOptions: { reducedMotion: "reduce" }, expectedInConsole: /404|no page at/ });

const everyTarget = "a, button, summary, label:has(input), input:not(label input), [role=tab]";

/** What the site is for: to choose a view, to join, to move between pages, to be rid of a toast. */
const mainActions =
  "header label, header a, main a:not(p a:not([class])), button, summary, [role=tab], label:has([type=checkbox]), input:not(label input)";

/** Gives the visible targets of a selector that are smaller than this, each with its size. */
function smallTargets(page: Page, selector: string, least: number): Promise<string[]> {
  return page.locator(selector).evaluateAll(
    (elements, limit) =>
      elements
        .filter((element) => element.checkVisibility())
        .map((element) => ({ element, box: element.getBoundingClientRect() }))
        .filter(({ box }) => box.width < limit - 0.01 || box.height < limit - 0.01)
        .map(({ element, box }) => `${element.textContent}: ${box.width} × ${box.height}`),
    least,
  );
}

for (const { name, open } of screens) {
  test(`I can hit every target of ${name} with a finger`, async ({ page }) => {
    await open(page);
    for (const width of [320, 768, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      expect(await smallTargets(page, everyTarget, 24)).toEqual([]);
      expect(await smallTargets(page, mainActions, 44)).toEqual([]);
    }
  });
}
