import { expect, type Page, test } from "../support/browser/browser-test";
import { setTextSize } from "../support/browser/open-page";
import { overflows } from "../support/browser/overflow";
import { notFoundLog, screens } from "../support/browser/screens";
import site from "../support/sample-content/site.json";

test.use({ expectedInConsole: notFoundLog });

const groups = [["families' home"], ["clinics' home"], ["About Us", "404 page", "legal page"]];

for (const names of groups) {
  test(`nothing is wider than the view, or too flat to press: ${names.join(", ")}`, async ({
    page,
  }) => {
    for (const name of names) {
      await screens[name]?.open(page);
      await expect
        .soft(page.getByRole("link", { name: site.name, exact: true }))
        .not.toHaveCount(0);
      for (const width of [320, 390, 768, 1440]) {
        await page.setViewportSize({ width, height: 800 });
        const faults = [...(await overflows(page)), ...(await flatTargets(page))];
        expect.soft(faults, `${name}, ${width} px`).toEqual([]);
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

/** Returns what is to be pressed and less than 44 px high; a link within a sentence may be. */
function flatTargets(page: Page): Promise<string[]> {
  return page.locator("a, button, summary, label:not([for])").evaluateAll((targets) => {
    const isInSentence = (target: Element) =>
      [...(target.parentElement?.childNodes ?? [])].some(
        (node) => node instanceof Text && node.data.trim(),
      );
    return targets
      .filter((target) => target.checkVisibility({ visibilityProperty: true }))
      .map((target) => ({ target, height: target.getBoundingClientRect().height }))
      .filter(({ target, height }) => height < 44 && !isInSentence(target))
      .map(({ target, height }) => `"${target.textContent}" is only ${height} px high`);
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
