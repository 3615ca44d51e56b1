import { AxeBuilder } from "@axe-core/playwright";
import { audiences } from "../../src/audience/audience";
import { expect, type Page, test } from "../support/browser/browser-test";
import { contrast } from "../support/browser/contrast";
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

for (const [name, { open }] of Object.entries(screens)) {
  test(`words that are apart to the eye are apart to the ear: ${name}`, async ({ page }) => {
    await open(page);
    await page.addStyleTag({ content: "[aria-hidden=true] { display: none !important }" });
    expect(await wordsHeardOtherwise(page)).toEqual([]);
  });
}

/** Opens the home page as it looks where scripts do not run. */
async function openUnscripted(page: Page): Promise<void> {
  await openPage(page);
  await page.evaluate(() => {
    for (const mark of ["audience", "scripts"]) delete document.documentElement.dataset[mark];
  });
}

for (const [name, { open }] of Object.entries({
  ...screens,
  "without scripts": { open: openUnscripted },
})) {
  test(`the focus ring is seen on every ground: ${name}`, async ({ page }) => {
    await open(page);
    await page.keyboard.press("Tab");
    for (const width of [390, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      for (const colorScheme of ["light", "dark"] as const) {
        await page.emulateMedia({ colorScheme });
        const rings = await ringsOnGrounds(page);
        expect(rings.length).toBeGreaterThan(0);
        const pale = rings.filter(
          ({ ring, ground }) => !ring.startsWith("solid") || contrast(ring, ground) < 3,
        );
        expect.soft(pale, `${width} px wide, ${colorScheme}`).toEqual([]);
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

type Ring = { part: string; ring: string; ground: string };

/** Returns the color of the ring of a link on each ground that is shown, also where there is no link. */
function ringsOnGrounds(page: Page): Promise<Ring[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>("html, body *")].flatMap((part) => {
      const { backgroundColor: ground } = getComputedStyle(part);
      const isGround = part.checkVisibility({ visibilityProperty: true }) && !/, 0\)$/.test(ground);
      // The rings of controls are around them, and in pictures and in a mark within a line are no links.
      if (!isGround || part.closest("a, button, label, img, [aria-hidden], strong")) return [];
      const link = Object.assign(document.createElement("a"), { href: "#" });
      const target = part.matches("input") ? part : part.appendChild(link);
      target.focus({ preventScroll: true });
      const { outlineColor, outlineStyle } = getComputedStyle(target);
      link.remove();
      return [
        { part: part.outerHTML.slice(0, 80), ring: `${outlineStyle} ${outlineColor}`, ground },
      ];
    }),
  );
}

/** Returns the names and lines that the browser gives to a screen reader otherwise than it shows them. */
async function wordsHeardOtherwise(page: Page): Promise<string[]> {
  const browser = await page.context().newCDPSession(page);
  const { nodes } = await browser.send("Accessibility.getFullAXTree");
  const byId = new Map(nodes.map((node) => [node.nodeId, node]));
  type Node = (typeof nodes)[number];
  const roleOf = ({ ignored, role }: Node) => (ignored ? "" : String(role?.value));

  function heardIn(node: Node): string {
    if (roleOf(node) === "StaticText") return String(node.name?.value);
    return (node.childIds ?? []).map((id) => heardIn(byId.get(id) ?? node)).join("");
  }

  async function seenIn({ backendDOMNodeId }: Node): Promise<string> {
    const { object } = await browser.send("DOM.resolveNode", { backendNodeId: backendDOMNodeId });
    const { result } = await browser.send("Runtime.callFunctionOn", {
      objectId: object.objectId,
      functionDeclaration: "function () { return this.innerText }",
    });
    return String(result.value);
  }

  const faults: string[] = [];
  for (const node of nodes) {
    const role = roleOf(node);
    if (["link", "button", "heading"].includes(role)) {
      const [name, seen] = [oneSpaced(String(node.name?.value)), oneSpaced(await seenIn(node))];
      if (seen && name !== seen) faults.push(`"${seen}" is named "${name}"`);
    }
    if (["main", "contentinfo"].includes(role)) {
      const heard = oneSpaced(heardIn(node));
      const lines = (await seenIn(node)).split("\n").map(oneSpaced);
      const unheard = lines.filter((line) => !heard.includes(line));
      faults.push(...unheard.map((line) => `"${line}" is not heard`));
    }
  }
  return faults;
}

function oneSpaced(text: string): string {
  return text.replaceAll(/\s+/g, " ").trim();
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
