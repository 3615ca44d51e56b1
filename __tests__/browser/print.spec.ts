import hero from "../../content/hero.json";
import { expect, test } from "../support/browser/browser-test";
import { openHome } from "../support/browser/screens";
import { clinicHeadline, familyHeadline, headline } from "../support/browser/waitlist-page";

const black = "rgb(0, 0, 0)";

for (const colorScheme of ["light", "dark"] as const) {
  for (const audience of ["patients", "providers"] as const) {
    test(`printed, the view of ${audience} is black on white, ${colorScheme}`, async ({ page }) => {
      await page.emulateMedia({ colorScheme });
      await openHome(page, audience);
      await page.emulateMedia({ colorScheme, media: "print" });

      const colors = await page.evaluate(() => {
        const clear = "rgba(0, 0, 0, 0)";
        const visible = [...document.querySelectorAll("body, body *")].filter((element) =>
          element.checkVisibility(),
        );
        const texts = visible.filter(({ childNodes }) =>
          [...childNodes].some(
            (node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim(),
          ),
        );
        function values(elements: Element[], property: string) {
          return [
            ...new Set(elements.map((one) => getComputedStyle(one).getPropertyValue(property))),
          ];
        }
        return {
          text: values(texts, "color"),
          ground: values(
            visible.filter((element) => !(element instanceof HTMLImageElement)),
            "background-color",
          ).filter((color) => color !== clear),
        };
      });
      expect(colors).toEqual({ text: [black], ground: ["rgb(255, 255, 255)"] });

      const titles = { patients: familyHeadline, providers: clinicHeadline };
      for (const [each, title] of Object.entries(titles)) {
        await expect(headline(page, title)).toBeVisible({ visible: each === audience });
      }
      await expect(page.getByRole("banner")).toBeHidden();
      await expect(page.getByRole("link", { name: hero[audience].learnLabel })).toBeHidden();
      await expect(page.getByRole("form")).toBeHidden();
    });
  }
}

test("a page of paper holds its whole width", async ({ page }) => {
  await openHome(page, "providers");
  await page.emulateMedia({ media: "print" });
  // The width of an A4 page between Chromium's margins.
  await page.setViewportSize({ width: 718, height: 1000 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(718);
  const pdf = await page.pdf({ format: "A4" });
  const pages = pdf.toString("latin1").match(/\/Type\s*\/Page\b/g) ?? [];
  expect(pages.length).toBeLessThanOrEqual(5);
});
