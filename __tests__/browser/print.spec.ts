import { expect, type Page, test } from "../support/browser/browser-test";
import { openAbout, openHome } from "../support/browser/screens";
import { headline } from "../support/browser/waitlist-page";
import about from "../support/sample-content/about.json";
import founders from "../support/sample-content/founders.json";
import hero from "../support/sample-content/hero.json";
import questions from "../support/sample-content/questions.json";
import site from "../support/sample-content/site.json";
import waitlist from "../support/sample-content/waitlist.json";

const black = "rgb(0, 0, 0)";
const white = "rgb(255, 255, 255)";

/** Gives the texts that can be seen of what is on paper too, in the order of the page. */
function texts(page: Page): Promise<string[]> {
  return page.locator("body").evaluate((body) => {
    const walker = document.createTreeWalker(body, NodeFilter.SHOW_TEXT);
    const seen: string[] = [];
    while (walker.nextNode()) {
      const { parentElement, textContent } = walker.currentNode;
      const isSeen = parentElement?.checkVisibility({ opacityProperty: true });
      if (!isSeen || parentElement?.closest(".screen-only, noscript, #gatsby-announcer")) continue;
      if (textContent?.trim()) seen.push(textContent.trim());
    }
    return seen;
  });
}

async function setAnswersOpen(page: Page, isOpen: boolean): Promise<void> {
  await page.locator("details").evaluateAll((all, open) => {
    for (const details of all) details.toggleAttribute("open", open);
  }, isOpen);
}

/** Gives the colors of all texts, and of all that is behind them. */
function colors(page: Page): Promise<{ text: string[]; ground: string[] }> {
  return page.evaluate(() => {
    const visible = [...document.querySelectorAll("body, body *")].filter((element) =>
      element.checkVisibility(),
    );
    const worded = visible.filter(({ childNodes }) =>
      [...childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim()),
    );
    const boxes = visible.filter((element) => !(element instanceof HTMLImageElement));
    function values(elements: Element[], property: string): string[] {
      const all = elements.map((one) => getComputedStyle(one).getPropertyValue(property));
      return [...new Set(all)].filter((color) => color !== "rgba(0, 0, 0, 0)");
    }
    return { text: values(worded, "color"), ground: values(boxes, "background-color") };
  });
}

for (const audience of ["patients", "providers"] as const) {
  test(`printed, the view of ${audience} is all there, black on white`, async ({ page }) => {
    await openHome(page, audience);
    // All there is to read, which on paper nobody has to open.
    await setAnswersOpen(page, true);
    const onScreen = await texts(page);
    expect(onScreen).toContain(questions[audience].items[0]?.answer);
    expect(onScreen.length).toBeGreaterThan(50);
    await setAnswersOpen(page, false);

    await page.emulateMedia({ media: "print" });
    const [name, ...others] = await texts(page);
    expect(name).toContain(site.name);
    expect(name).toContain(site.email);
    const howToJoin = [waitlist.onPaper, site.email];
    expect(others.filter((text) => !howToJoin.includes(text))).toEqual(
      onScreen.filter((text) => !howToJoin.includes(text)),
    );
    await expect(page.locator("#waitlist")).toContainText(howToJoin.join(" "));
    await expect(headline(page, hero[audience].headline)).toBeVisible();
    await expect(page.getByRole("heading", { level: 1 })).toHaveCount(1);
    await expect(page.getByRole("banner")).toBeHidden();
    await expect(page.getByRole("link", { name: hero[audience].learnLabel })).toBeHidden();
    await expect(page.getByRole("form")).toBeHidden();

    await expect(page.getByRole("slider")).toBeHidden();

    for (const colorScheme of ["light", "dark"] as const) {
      await page.emulateMedia({ colorScheme, media: "print" });
      expect.soft(await colors(page), colorScheme).toEqual({ text: [black], ground: [white] });
    }

    await test.step("a page of paper holds its whole width, and a few hold the whole view", async () => {
      // The width of an A4 page between Chromium's margins.
      await page.setViewportSize({ width: 718, height: 1000 });
      expect.soft(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(718);
      const pdf = await page.pdf({ format: "A4" });
      const pages = pdf.toString("latin1").match(/\/Type\s*\/Page\b/g) ?? [];
      expect.soft(pages.length).toBeGreaterThanOrEqual(3);
      expect.soft(pages.length).toBeLessThanOrEqual(5);
    });

    await test.step("no card, sample or answer is divided between two pages", async () => {
      const divided = await page.evaluate(() => {
        // Columns break as pages do, and can be measured. Several heights try several places.
        Object.assign(document.body.style, { columnWidth: "700px", columnFill: "auto" });
        const found = new Set<string | null>();
        for (let height = 900; height < 1100; height += 20) {
          document.body.style.height = `${height}px`;
          for (const piece of document.querySelectorAll("li, figure, details")) {
            if (piece.getClientRects().length > 1) found.add(piece.textContent);
          }
        }
        return [...found];
      });
      expect(divided).toEqual([]);
    });
  });
}

test("printed, About is all there, and each link says where it leads", async ({ page }) => {
  await openAbout(page);
  const onScreen = await texts(page);
  expect(onScreen).toContain(about.text);
  await page.emulateMedia({ media: "print" });
  const [name, ...others] = await texts(page);
  expect(name).toContain(site.name);
  expect(others).toEqual(onScreen);
  for (const { profileUrl, email } of founders.items) {
    for (const address of [profileUrl, `mailto:${email}`]) {
      const link = page.getByRole("main").locator(`[href="${address}"]`);
      await expect(link).toHaveAccessibleName(new RegExp(`\\(${address}\\)$`));
    }
  }
});
