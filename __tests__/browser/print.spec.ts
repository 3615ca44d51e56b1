import { expect, type Page, test } from "../support/browser/browser-test";
import { contrast } from "../support/browser/contrast";
import { openPage } from "../support/browser/open-page";
import { screens } from "../support/browser/screens";
import waitlist from "../support/sample-content/waitlist.json";

for (const name of ["families' home", "About Us", "thanks and toast"]) {
  test(`a print has nothing fixed, no form and no button: ${name}`, async ({ page }) => {
    await screens[name]?.open(page);
    await page.emulateMedia({ media: "print" });
    expect(await uselessOnPaper(page)).toEqual([]);
    await expect(page.locator("h1:visible")).toHaveCount(1);
    const thanks = page.getByText(waitlist.providers.confirmation.title);
    await expect(thanks).toBeVisible({ visible: name === "thanks and toast" });
  });
}

/** Returns what is printed although nobody can use it on paper. */
function uselessOnPaper(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const parts = [...document.body.querySelectorAll("*")].filter((part) => part.checkVisibility());
    const useless = parts.filter((part) => {
      const isFixed = ["fixed", "sticky"].includes(getComputedStyle(part).position);
      const isEmptyCard = part.matches("#waitlist :has(> form)");
      return isFixed || isEmptyCard || part.matches("form, button, a[href^='#']");
    });
    return useless.map((part) => part.outerHTML.slice(0, 80));
  });
}

for (const name of ["families' home", "clinics' home", "About Us"]) {
  test(`a print has every word in a color that shows on paper: ${name}`, async ({ page }) => {
    await screens[name]?.open(page);
    await page.emulateMedia({ media: "print" });
    const texts = await textsWithColors(page);
    expect(texts.length).toBeGreaterThan(20);
    // Browsers do not print backgrounds.
    const pale = texts.filter(({ color }) => contrast(color, "rgb(255, 255, 255)") < 4.5);
    expect(pale).toEqual([]);
  });
}

/** Returns each text that is shown, with the color that fills its letters. */
function textsWithColors(page: Page): Promise<{ text: string; color: string }[]> {
  return page.evaluate(() => {
    const parts = [...document.body.querySelectorAll("*")].filter((part) => part.checkVisibility());
    return parts.flatMap((part) =>
      [...part.childNodes]
        .filter((node) => node instanceof Text && node.data.trim())
        .map(({ textContent }) => ({
          text: String(textContent),
          color: getComputedStyle(part).webkitTextFillColor,
        })),
    );
  });
}

test("a print has the answer to each question", async ({ page }) => {
  await openPage(page);
  await page.emulateMedia({ media: "print" });
  const answers = page.locator("#questions [data-for='patients'] details > p");
  expect(await answers.count()).toBeGreaterThan(4);
  for (const answer of await answers.all()) {
    expect(
      await answer.evaluate((part) => part.checkVisibility({ contentVisibilityAuto: true })),
    ).toBe(true);
  }
});
