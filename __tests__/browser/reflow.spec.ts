import type { Locator } from "@playwright/test";
import { testBuilds } from "../builds/test-builds";
import { expect, test } from "../support/browser/browser-test";
import { layoutFaults, spaceText } from "../support/browser/layout-faults";
import { openPage } from "../support/browser/open-page";
import { openHome } from "../support/browser/screens";
import { chooseAudience, headline, providersHeadline } from "../support/browser/waitlist-page";

// Whether each screen fits as it is, every-screen.spec.ts says.

test('magnified to 400%, I can switch the audience and read on, and no line of a headline ends within "OB-GYN"', {
  tag: "@smoke",
}, async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 256 });
  await openHome(page, "patients");
  await chooseAudience(page, "providers");
  const title = headline(page, providersHeadline);
  await expect(title).toBeVisible();
  expect(await layoutFaults(page)).toEqual([]);
  for (const width of [320, 390, 768, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    expect.soft(await broken(title, "OB-GYN"), `${width} px wide`).toEqual([]);
  }
});

test("neither a word of the toggle nor a figure is broken", async ({ page }) => {
  await openPage(page, `${testBuilds.prefixed.url}/?audience=providers`);
  for (const width of [320, 360, 390, 768]) {
    await page.setViewportSize({ width, height: 640 });
    for (const isSpaced of [false, true]) {
      await spaceText(page, isSpaced);
      const how = `${width} px wide${isSpaced ? ", spaced out" : ""}`;
      const words = page.locator("[role=group] label > span");
      expect.soft(await broken(words, "[^\\s-]+"), how).toEqual([]);
      const figures = page.locator("#testimonials").getByRole("strong").filter({ visible: true });
      expect.soft(await broken(figures, ".+"), how).toEqual([]);
    }
  }
});

test("in text a half larger, no word of the toggle or of the chat's heading is broken on a phone", async ({
  page,
}) => {
  await openHome(page, "patients");
  await page.locator("html").evaluate((html) => html.style.setProperty("font-size", "150%"));
  for (const width of [375, 390, 412]) {
    await page.setViewportSize({ width, height: 640 });
    const words = page.locator("[role=group] label > span");
    expect.soft(await broken(words, "OB-GYN|[^\\s-]+"), `${width} px wide`).toEqual([]);
    const heading = page.locator("figcaption span:not(:has(span))").filter({ visible: true });
    expect.soft(await broken(heading, "[^\\s-]+"), `${width} px wide`).toEqual([]);
  }
});

test("on a phone, the waitlist begins where the section above it ends, and covers the join bar", async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 664 });
  await openHome(page, "providers");
  const end = await page
    .locator("#questions")
    .evaluate((one) => one.getBoundingClientRect().bottom);
  const waitlist = page.locator("#waitlist");
  expect(await waitlist.evaluate((one) => one.getBoundingClientRect().top)).toBeCloseTo(end);
  await waitlist.evaluate((one) => scrollBy(0, one.getBoundingClientRect().top - innerHeight / 2));
  const place = { x: 195, y: 664 / 2 + 20 };
  const onTop = ({ x, y }: typeof place) => document.elementFromPoint(x, y)?.closest("section")?.id;
  expect(await page.evaluate(onTop, place)).toBe("waitlist");
});

/** Those of the words in some elements that are on more than one line. */
async function broken(elements: Locator, pattern: string): Promise<string[]> {
  await expect(elements).not.toHaveCount(0);
  return elements.evaluateAll((all, word) => {
    const texts = all.flatMap((element) => {
      const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
      const found: Node[] = [];
      while (walker.nextNode()) found.push(walker.currentNode);
      return found;
    });
    const words = texts.flatMap((text) =>
      [...(text.textContent ?? "").matchAll(new RegExp(word, "g"))].map((found) => {
        const range = new Range();
        range.setStart(text, found.index);
        range.setEnd(text, found.index + found[0].length);
        return { word: found[0], lines: range.getClientRects().length };
      }),
    );
    return words.filter(({ lines }) => lines !== 1).map(({ word }) => word);
  }, pattern);
}
