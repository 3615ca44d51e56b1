import type { Locator } from "@playwright/test";
import hero from "../../content/hero.json";
import site from "../../content/site.json";
import { expect, type Page, test } from "../support/browser/browser-test";
import { openFailed, openHome, screens } from "../support/browser/screens";
import { submitButton } from "../support/browser/waitlist-page";

test.use({ contextOptions: { forcedColors: "active", reducedMotion: "reduce" } });

function style(locator: Locator, property: string): Promise<string> {
  return locator.evaluate(
    (element, name) => getComputedStyle(element).getPropertyValue(name),
    property,
  );
}

/** The colours of a drawing's lines and areas, as painted. */
function paints(page: Page, selector: string): Promise<string[]> {
  return page
    .locator(selector)
    .filter({ visible: true })
    .evaluateAll((shapes) =>
      shapes.flatMap((shape) => {
        const { fill, stroke } = getComputedStyle(shape);
        return [fill, stroke].filter((paint) => paint !== "none");
      }),
    );
}

for (const colorScheme of ["light", "dark"] as const) {
  test.describe(`with colours of my own, ${colorScheme}`, () => {
    test.use({ colorScheme });

    test("the chosen view is told by its colour, and its words can be read", async ({ page }) => {
      await openHome(page, "patients");
      const chosen = page.getByText(site.audiences.patients, { exact: true });
      const other = page.getByText(site.audiences.providers, { exact: true });
      expect(await style(chosen, "background-color")).not.toBe(
        await style(other, "background-color"),
      );
      // With `auto`, the browser puts a plate of the ground's colour behind the words.
      expect(await style(chosen, "forced-color-adjust")).toBe("none");
    });

    test("buttons, fields, bubbles, cards and toasts have an edge", async ({ page }) => {
      await openFailed(page);
      for (const edged of [
        submitButton(page),
        page.getByRole("link", { name: hero.patients.joinLabel }),
        page.getByRole("textbox").first(),
        page.getByRole("figure").getByRole("listitem").first().getByRole("paragraph"),
        page.getByRole("figure").getByRole("listitem").nth(1).getByRole("paragraph"),
        page.locator("#journey li").first(),
        page.getByRole("alert"),
      ]) {
        expect(await style(edged, "border-top-style")).toBe("solid");
        expect(await style(edged, "border-top-color")).not.toBe(
          await style(page.locator("body"), "background-color"),
        );
      }
    });

    test("the focus has a ring", async ({ page }) => {
      await openHome(page, "patients");
      await page.keyboard.press("Tab");
      await page.keyboard.press("Tab");
      const brand = page.getByRole("link", { name: site.name });
      await expect(brand).toBeFocused();
      expect(await style(brand, "outline-style")).toBe("solid");
      expect(await style(brand, "outline-width")).toBe("3px");
    });

    test("the selected tab alone is underlined", async ({ page }) => {
      await screens.find(({ name }) => name === "the configuration panel")?.open(page);
      const selected = page.getByRole("tab", { selected: true });
      const other = page.getByRole("tab", { selected: false });
      expect(await style(selected, "border-bottom-color")).not.toBe(
        await style(other, "border-bottom-color"),
      );
    });

    test("drawings take my colours too", async ({ page }) => {
      await openHome(page, "providers");
      const text = await style(page.locator("body"), "color");
      const link = await style(page.getByRole("link", { name: site.name }), "color");
      const drawn = await paints(page, "svg path, svg polyline, svg circle");
      expect(drawn.length).toBeGreaterThan(10);
      expect(drawn.filter((paint) => paint !== text && paint !== link)).toEqual([]);
    });
  });
}
