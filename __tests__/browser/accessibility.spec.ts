import { audiences } from "../../src/audience/audience";
import { axeFindings } from "../support/browser/axe-findings";
import { expect, type Page, test } from "../support/browser/browser-test";
import { openPage } from "../support/browser/open-page";
import { notFoundLog, screens } from "../support/browser/screens";
import { choose, homes } from "../support/browser/visitor";

test.use({ expectedInConsole: notFoundLog });

for (const [name, { open, part }] of Object.entries(screens)) {
  test(`axe finds nothing on a phone or a laptop, light or dark: ${name}`, async ({ page }) => {
    await open(page);
    for (const width of [390, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      for (const colorScheme of ["light", "dark"] as const) {
        await page.emulateMedia({ colorScheme });
        const findings = await axeFindings(page, part);
        expect.soft(findings, `${width} px wide, ${colorScheme}`).toEqual([]);
      }
    }
  });
}

test("a choice looks different once it is chosen, also with forced colors", async ({ page }) => {
  for (const forcedColors of ["none", "active"] as const) {
    await page.emulateMedia({ forcedColors });
    await openPage(page);
    const families = page.getByRole("banner").locator("label").first();
    const chosen = await families.screenshot();
    await choose(page, "providers");
    expect.soft(chosen.equals(await families.screenshot()), forcedColors).toBe(false);
  }
});

test("with forced colors, drawings have the visitor's colors", async ({ page }) => {
  await page.emulateMedia({ forcedColors: "active", colorScheme: "dark" });
  for (const audience of audiences) {
    await openPage(page, homes[audience]);
    expect(await ownColorsOfDrawings(page)).toEqual([]);
  }
});

/** Returns the shapes of drawings whose fill or stroke is no system color. */
function ownColorsOfDrawings(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const probe = document.body.appendChild(document.createElement("i"));
    const allowed = ["CanvasText", "LinkText", "ButtonText"].map((color) => {
      probe.style.color = color;
      return getComputedStyle(probe).color;
    });
    const shapes = [...document.querySelectorAll("svg *")].filter(
      (shape) => shape instanceof SVGGeometryElement && shape.checkVisibility(),
    );
    return shapes.flatMap((shape) => {
      const { fill, stroke } = getComputedStyle(shape);
      const own = [fill, stroke].filter((color) => color !== "none" && !allowed.includes(color));
      return own.map((color) => `${color}: ${shape.outerHTML.slice(0, 60)}`);
    });
  });
}
