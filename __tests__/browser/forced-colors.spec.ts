import type { Locator } from "@playwright/test";
import { testBuilds } from "../builds/test-builds";
import { expect, type Page, test } from "../support/browser/browser-test";
import { openFailed, openPanel } from "../support/browser/screens";
import { chooseAudience, submitButton, toastOf } from "../support/browser/waitlist-page";
import hero from "../support/sample-content/hero.json";
import site from "../support/sample-content/site.json";

test.use({ contextOptions: { forcedColors: "active", reducedMotion: "reduce" } });

const schemes = ["light", "dark"] as const;

function style(locator: Locator, property: string): Promise<string> {
  return locator.evaluate(
    (element, name) => getComputedStyle(element).getPropertyValue(name),
    property,
  );
}

test("in forced colors I can tell what is chosen, what is pressed and what is drawn", async ({
  page,
}) => {
  await openFailed(page);
  const ground = page.locator("body");
  const brand = page.getByRole("banner").getByRole("link", { name: site.name });
  const chosen = page.locator("header [data-value=patients]");
  const other = page.locator("header [data-value=providers]");
  const messages = page.getByRole("figure").getByRole("listitem").getByRole("paragraph");
  const edged = [
    submitButton(page),
    page.getByRole("link", { name: hero.patients.joinLabel }),
    page.getByRole("textbox").first(),
    messages.first(),
    messages.nth(1),
    page.locator("#journey li").first(),
    toastOf(page),
  ];
  await brand.focus();
  await page.keyboard.press("Tab");
  await page.keyboard.press("Shift+Tab");
  for (const colorScheme of schemes) {
    await page.emulateMedia({ colorScheme });
    expect(await style(chosen, "background-color")).not.toBe(
      await style(other, "background-color"),
    );
    // With `auto`, the browser puts a plate of the ground's color behind the words.
    expect(await style(chosen, "forced-color-adjust")).toBe("none");
    for (const box of edged) {
      await expect.soft(box).toHaveCSS("border-top-style", "solid");
      expect
        .soft(await style(box, "border-top-color"))
        .not.toBe(await style(ground, "background-color"));
    }
    await expect.soft(brand).toHaveCSS("outline", /solid 3px/);
    await expectDrawnInMine(page, brand);
  }
  await chooseAudience(page, "providers");
  for (const colorScheme of schemes) {
    await page.emulateMedia({ colorScheme });
    await expectDrawnInMine(page, brand);
  }
});

/** The colors of the lines and areas of every drawing are those of words and links. */
async function expectDrawnInMine(page: Page, brand: Locator): Promise<void> {
  const drawn = await page
    .locator("svg path, svg polyline, svg circle")
    .filter({ visible: true })
    .evaluateAll((shapes) =>
      shapes.flatMap((shape) => {
        const { fill, stroke } = getComputedStyle(shape);
        return [fill, stroke].filter((paint) => paint !== "none");
      }),
    );
  expect.soft(drawn.length).toBeGreaterThan(10);
  const mine = [await style(page.locator("body"), "color"), await style(brand, "color")];
  expect.soft(drawn.filter((paint) => !mine.includes(paint))).toEqual([]);
}

test("in forced colors, the selected tab alone is underlined", async ({ page }) => {
  await openPanel(page, testBuilds.prefixed);
  for (const colorScheme of schemes) {
    await page.emulateMedia({ colorScheme });
    const selected = page.getByRole("tab", { selected: true });
    const other = page.getByRole("tab", { selected: false });
    expect
      .soft(await style(selected, "border-bottom-color"), colorScheme)
      .not.toBe(await style(other, "border-bottom-color"));
  }
});
