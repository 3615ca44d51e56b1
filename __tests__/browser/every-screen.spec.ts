import { testBuilds } from "../builds/test-builds";
import { expect, type Page, test } from "../support/browser/browser-test";
import { layoutFaults, setTextSize, spaceText } from "../support/browser/layout-faults";
import { screensOf } from "../support/browser/screens";
import { axeFindings, contrastFindings, pressableFindings } from "./axe-findings";
import { focusStops, startAtTheTop, walk } from "./focus";

test.describe.configure({ timeout: 180_000 });

const everyWidth = [320, 390, 768, 1024, 1440, 1920];

/** Phones, and the narrowest screens on which things are side by side. */
const tightWidths = [320, 768, 1024];

/** The last is 1280 × 1024 at 400%, where the bar scrolls away. */
const views = [
  { width: 1440, height: 900, isBarFixed: true },
  { width: 390, height: 664, isBarFixed: true },
  { width: 320, height: 256, isBarFixed: false },
];

const everyTarget = "a, button, summary, label:has(input), input:not(label input), [role=tab]";

/** What the site is for: to choose a view, to join, to move between pages, to be rid of a toast. */
const mainActions =
  "header label, header a, main a:not(p a:is(:not([class]), [href^='mailto:'])), button, summary, [role=tab], label:has([type=checkbox]), input:not(label input)";

/** Gives the visible targets of a selector that are smaller than this, or have words not in their middle. */
function targetFaults(page: Page, selector: string, least: number): Promise<string[]> {
  return page.locator(selector).evaluateAll(
    (elements, limit) =>
      elements
        .filter((element) => element.checkVisibility())
        .map((element) => {
          const words = new Range();
          words.selectNodeContents(element);
          const [box, text] = [element.getBoundingClientRect(), words.getBoundingClientRect()];
          const aside = text.height && (text.top + text.bottom - box.top - box.bottom) / 2;
          return { element, width: box.width, height: box.height, aside };
        })
        .filter(
          ({ width, height, aside }) =>
            Math.min(width, height) < limit - 0.01 || Math.abs(aside) > 8,
        )
        .map(
          ({ element, width, height, aside }) =>
            `${element.textContent}: ${width} × ${height}, words ${aside} px from its middle`,
        ),
    least,
  );
}

/** Gives the size of text in each field, in CSS pixels. */
function fieldTexts(page: Page): Promise<number[]> {
  return page
    .getByRole("textbox")
    .evaluateAll((fields) =>
      fields.map((field) => Number.parseFloat(getComputedStyle(field).fontSize)),
    );
}

/** Gives what is announced twice: a live region in another, or two that say the same. */
function repeatedAnnouncements(page: Page): Promise<(string | null)[]> {
  return page
    .locator("[aria-live]:not([aria-live=off], #gatsby-announcer), [role=status], [role=alert]")
    .evaluateAll((regions) => {
      const said = regions.filter(({ textContent }) => textContent);
      const isRepeated = (one: Element) =>
        said.some(
          (all) => all !== one && (all.contains(one) || all.textContent === one.textContent),
        );
      return said.filter(isRepeated).map(({ textContent }) => textContent);
    });
}

/** Looks for what does not fit, at these widths. */
async function expectToFit(page: Page, part: string, widths: number[], how: string): Promise<void> {
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 });
    expect.soft(await layoutFaults(page, part), `${width} px wide, ${how}`).toEqual([]);
  }
}

async function openAnswers(page: Page): Promise<void> {
  await page.locator("details").evaluateAll((all) => {
    for (const details of all) details.toggleAttribute("open", true);
  });
}

async function expectStops(page: Page, key: "Tab" | "Shift+Tab", names: string[]): Promise<void> {
  const stops = await walk(page, key, names.length);
  expect.soft(stops.map(({ name }) => name)).toEqual(names);
  expect.soft(stops.filter(({ faults }) => faults.length > 0)).toEqual([]);
}

async function expectUsableControls(page: Page, part: string, hasBar: boolean): Promise<void> {
  // In the dark, contrast.spec.ts compares the colors.
  await test.step("can be read under the pointer and with the focus", async () => {
    for (const state of [["hover"], ["focus", "focus-visible"]]) {
      expect.soft(await pressableFindings(page, part, ...state), state.join()).toEqual([]);
    }
  });

  for (const { isBarFixed, ...view } of views) {
    await test.step(`shows Tab every stop there and back, at ${view.width} × ${view.height}`, async () => {
      await page.setViewportSize(view);
      await page.evaluate(() => window.scrollTo(0, 600));
      const bar = page.getByRole("banner");
      if (hasBar && isBarFixed) await expect.soft(bar).toBeInViewport({ ratio: 1 });
      if (hasBar && !isBarFixed) await expect.soft(bar).not.toBeInViewport();

      await startAtTheTop(page);
      const stops = await focusStops(page);
      await expectStops(page, "Tab", stops);
      // One more, out of the page, so that the way back starts with the last stop again.
      await page.keyboard.press("Tab");
      await expectStops(page, "Shift+Tab", stops.toReversed());
      expect.soft(await layoutFaults(page)).toEqual([]);
    });
  }
}

for (const screen of screensOf(testBuilds.prefixed)) {
  const { name, open, expectedInConsole, hasNewControls = true, part = "html" } = screen;
  const hasBar = name !== "404";
  const isWhole = part === "html";

  test.describe(name, () => {
    test.use({ expectedInConsole });

    test(`${name} is for everyone, whatever their device and settings`, async ({ page }) => {
      await open(page, testBuilds.prefixed);

      await test.step("has one main part and first heading, and no second bar, toggle or footer", async () => {
        await expect.soft(page.getByRole("main")).toHaveCount(1);
        await expect.soft(page.getByRole("heading", { level: 1 })).toHaveCount(1);
        await expect.soft(page.getByRole("banner")).toHaveCount(hasBar ? 1 : 0);
        await expect.soft(page.getByRole("contentinfo")).toHaveCount(hasBar ? 1 : 0);
        await expect.soft(page.getByRole("radio")).toHaveCount(hasBar ? 2 : 0);
      });

      await test.step("announces nothing twice", async () => {
        expect.soft(await repeatedAnnouncements(page)).toEqual([]);
      });

      for (const [index, width] of (isWhole ? [1440, 320] : [320]).entries()) {
        await test.step(`can be used and read, ${width} px wide`, async () => {
          await page.setViewportSize({ width, height: 900 });
          const at = `${width} px wide`;
          for (const [targets, least] of [
            [everyTarget, 24],
            [mainActions, 44],
          ] as const) {
            const faults = await targetFaults(page, targets, least);
            expect.soft(faults, `targets of ${least} px, ${at}`).toEqual([]);
          }
          // Phones of one make magnify the page at a field with smaller text.
          expect.soft(Math.min(...(await fieldTexts(page)))).toBeGreaterThanOrEqual(16);
          // At another width, only the colors may be others.
          const find = index === 0 ? axeFindings : contrastFindings;
          expect.soft(await find(page, part), `what axe finds, ${at}`).toEqual([]);
        });
      }

      if (hasNewControls) await expectUsableControls(page, part, hasBar);

      await test.step("fits every width, however the reader sets its text", async () => {
        await openAnswers(page);
        await expectToFit(page, part, isWhole ? everyWidth : tightWidths, "usual text");
        await spaceText(page, true);
        await expectToFit(page, part, tightWidths, "text spaced out");
        await spaceText(page, false);
        await setTextSize(page, 32);
        await expectToFit(page, part, tightWidths, "text of double size");
      });
    });
  });
}
