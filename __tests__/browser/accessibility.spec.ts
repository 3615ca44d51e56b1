import { AxeBuilder } from "@axe-core/playwright";
import { audiences } from "../../src/audience/audience";
import { expect, type Page, test } from "../support/browser/browser-test";
import { openPage } from "../support/browser/open-page";
import { notFoundLog, screens } from "../support/browser/screens";
import { choose, homes } from "../support/browser/visitor";

/** The rules of WCAG 2.2 at level AA, and axe's best practices. */
const tags = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

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

/** Returns what axe finds in a part of the page: each rule, with the elements that break it. */
async function axeFindings(page: Page, part = "body"): Promise<string[]> {
  const { violations, incomplete } = await new AxeBuilder({ page })
    // Without frames from elsewhere, the older way does the same in less time.
    .setLegacyMode()
    .include(part)
    .withTags(tags)
    .analyze();
  // Axe only doubts words of exactly the color behind them.
  const unseen = incomplete.flatMap(({ id, nodes }) => {
    const hidden = nodes.filter(({ any }) => any[0]?.data?.messageKey === "equalRatio");
    return hidden.length > 0 ? [{ id, nodes: hidden }] : [];
  });
  return [...violations, ...unseen].flatMap(({ id, nodes }) =>
    nodes.map(({ target, any }) => `${id}: ${target} ${any[0]?.message ?? ""}`),
  );
}

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
