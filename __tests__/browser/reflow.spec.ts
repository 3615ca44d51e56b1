import { expect, type Page, test } from "../support/browser/browser-test";
import { misplaced } from "../support/browser/misplaced";
import { setTextSize } from "../support/browser/open-page";
import { overflows } from "../support/browser/overflow";
import { notFoundLog, screens } from "../support/browser/screens";
import site from "../support/sample-content/site.json";

test.use({ expectedInConsole: notFoundLog });

const groups = [["families' home"], ["clinics' home"], ["About Us", "404 page", "legal page"]];

/** Lengths of pages in pixels, by width; if a change of more than 1 % is meant, write it down. */
const lengths: Record<string, Record<number, number>> = {
  "families' home": { 390: 7388, 1440: 5624 },
  "clinics' home": { 390: 6937, 1440: 4777 },
  "About Us": { 390: 2855, 1440: 2212 },
  "legal page": { 390: 1332, 1440: 1148 },
};

for (const names of groups) {
  test(`everything is at its place in the view: ${names.join(", ")}`, async ({ page }) => {
    for (const name of names) {
      await screens[name]?.open(page);
      await expect
        .soft(page.getByRole("link", { name: site.name, exact: true }))
        .not.toHaveCount(0);
      for (const width of [320, 390, 768, 1440]) {
        await page.setViewportSize({ width, height: 800 });
        const faults = [...(await overflows(page)), ...(await misplaced(page))];
        expect.soft(faults, `${name}, ${width} px`).toEqual([]);
        const length = lengths[name]?.[width];
        const now = await page.evaluate(() => document.documentElement.scrollHeight);
        const told = `${name} is ${now} px long at ${width} px`;
        if (length) expect.soft(Math.abs(now / length - 1), told).toBeLessThan(0.01);
      }
      await setTextSize(page, 32);
      for (const width of [390, 1280]) {
        await page.setViewportSize({ width, height: 800 });
        const faults = [...(await overflows(page)), ...(await brokenWords(page))];
        expect.soft(faults, `${name}, ${width} px, large text`).toEqual([]);
      }
      await setTextSize(page, 16);
    }
  });
}

test("the hanging branch covers no word", async ({ page }) => {
  for (const name of ["families' home", "clinics' home"]) {
    await screens[name]?.open(page);
    for (const width of [640, 768, 800, 959, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      expect.soft(await wordsBehindBranch(page), `${name}, ${width} px`).toEqual([]);
    }
  }
});

test("every mark that styles ask for is on an element", async ({ page }) => {
  const marks = new Map<string, boolean>();
  for (const name of ["families' home", "clinics' home", "About Us"]) {
    await screens[name]?.open(page);
    for (const [mark, isThere] of await marksOfStyles(page))
      marks.set(mark, isThere || (marks.get(mark) ?? false));
  }
  // Set once a card has come into view.
  marks.delete("[data-arrived]");
  expect(marks.size).toBeGreaterThan(15);
  expect([...marks].filter(([, isThere]) => !isThere)).toEqual([]);
});

/** Returns the attributes for data that the page's styles name, and whether an element has each. */
function marksOfStyles(page: Page): Promise<[mark: string, isThere: boolean][]> {
  return page.evaluate(() => {
    const rules = [...document.styleSheets].flatMap((sheet) => [...sheet.cssRules]);
    const names = rules
      .map(({ cssText }) => cssText)
      .join("")
      .match(/\[data-[\w-]+/g);
    return [...new Set(names)].map((name) => [
      `${name}]`,
      document.querySelector(`${name}]`) !== null,
    ]);
  });
}

/** Returns the words of headlines that do not fit into a line. */
function brokenWords(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const titles = [...document.querySelectorAll("h1, h2, h3")].filter((title) =>
      title.checkVisibility(),
    );
    return titles.flatMap((title) => {
      const texts = document.createTreeWalker(title, NodeFilter.SHOW_TEXT);
      const broken: string[] = [];
      while (texts.nextNode()) {
        const { currentNode } = texts;
        for (const { index, 0: word } of currentNode.textContent?.matchAll(/[\w']+/g) ?? []) {
          const letters = document.createRange();
          letters.setStart(currentNode, index);
          letters.setEnd(currentNode, index + word.length);
          const lines = new Set([...letters.getClientRects()].map(({ top }) => top));
          if (lines.size > 1) broken.push(`"${word}" is broken`);
        }
      }
      return broken;
    });
  });
}

/** Returns the texts of which a line is behind a leaf of the hanging branch. */
function wordsBehindBranch(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const leaves = [...document.querySelectorAll("section:has(h1) > svg path")]
      .filter((leaf) => leaf.checkVisibility())
      .map((leaf) => leaf.getBoundingClientRect());
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const behind: string[] = [];
    while (texts.nextNode()) {
      const { currentNode } = texts;
      if (!currentNode.parentElement?.closest("section:has(h1) *")) continue;
      const words = document.createRange();
      words.selectNodeContents(currentNode);
      const isBehind = [...words.getClientRects()].some((line) =>
        leaves.some(
          ({ left, right, top, bottom }) =>
            left < line.right && line.left < right && top < line.bottom && line.top < bottom,
        ),
      );
      if (isBehind) behind.push(words.toString());
    }
    return behind;
  });
}
