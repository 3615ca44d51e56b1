import { expect, type Page, test } from "../support/browser/browser-test";
import { isUncovered, openPage, setTextSize } from "../support/browser/open-page";
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

for (const [width, height] of [
  // A laptop's view at 400 %, and a phone held sideways.
  [320, 256],
  [844, 390],
] as const) {
  test(`on ${width} × ${height}, nothing covers the question while I move along the weeks`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    await openPage(page);
    await page.getByRole("slider").focus();
    for (const key of ["ArrowRight", "End"]) {
      await page.keyboard.press(key);
      await expect.poll(() => isUncovered(page.locator("[data-is-asked]")), key).toBe(true);
    }
  });
}

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

/** Returns the words that stick out of the page at a side, or out of their own box. */
function overflows(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const width = document.documentElement.clientWidth;
    const { scrollWidth } = document.documentElement;
    const found = scrollWidth > width ? [`the page is ${scrollWidth} px wide, not ${width}`] : [];
    for (const element of document.querySelectorAll<HTMLElement>("body *")) {
      const texts = [...element.childNodes].filter(
        (node) => node instanceof Text && node.data.trim(),
      );
      const isIgnored = element.closest(
        ".visually-hidden, #gatsby-announcer, svg, noscript, script",
      );
      if (isIgnored || !element.checkVisibility({ visibilityProperty: true })) continue;
      if (texts.length === 0 && !element.matches("input, button, img")) continue;
      const { left, right } = element.getBoundingClientRect();
      const isCut = texts.some((text) => {
        const words = document.createRange();
        words.selectNode(text);
        const box = words.getBoundingClientRect();
        return box.left < left - 1 || box.right > right + 1;
      });
      if (left < -0.5 || right > width + 0.5 || isCut) {
        const name = element.textContent.slice(0, 40) || element.outerHTML.slice(0, 80);
        found.push(`"${name}" from ${left} to ${right}${isCut ? ", cut off" : ""}`);
      }
    }
    return found;
  });
}
