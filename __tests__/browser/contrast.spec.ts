import shared from "../../content/schemas/shared.schema.json";
import { audiences } from "../../src/audience/audience";
import { panelColors } from "../../src/styles/panel-colors";
import { expect, type Page, test } from "../support/browser/browser-test";

const readable = 4.5;
const recognizable = 3;

/** What is read on each ground. */
const texts = {
  ground: ["ink", "muted", "link", "accent"],
  surface: ["ink", "muted", "link", "error"],
  tint: ["ink", "muted", "accent", "link"],
  action: ["on-action"],
  "action-strong": ["on-action"],
  band: ["ink", "muted", "link", "accent"],
  raised: ["ink", "muted", "error", "link"],
  field: ["ink", "muted"],
  bubble: ["on-bubble"],
  leaf: ["ink", "muted"],
  deep: ["on-deep", "deep-muted"],
};

/** What is made out on each ground: borders, shapes of buttons, icons, focus rings. */
const controls = {
  ground: ["line", "action", "link", "error", "twig"],
  surface: ["line", "action", "link", "accent", "error"],
  tint: ["action"],
  band: ["line", "action", "twig"],
  raised: ["line", "action", "link"],
  field: ["line", "error"],
  deep: ["deep-accent"],
};

function pairs(table: Record<string, string[]>, least: number) {
  return Object.entries(table).flatMap(([back, fronts]) =>
    fronts.map((front) => ({ front, back, least })),
  );
}

const colorPairs = [...pairs(texts, readable), ...pairs(controls, recognizable)];

const views = (["light", "dark"] as const).flatMap((scheme) =>
  audiences.map((audience) => ({ audience, scheme })),
);

/** The colors of a page by name, as the browser settles them, written as #rrggbb. */
function colorsOn(page: Page): Promise<Record<string, string>> {
  return page.evaluate(
    (names) => {
      const style = getComputedStyle(document.documentElement);
      const paint = document.createElement("canvas").getContext("2d");
      if (!paint) throw new Error("This browser cannot draw.");
      const colors = names.map((name) => {
        // Stays where there is no such color.
        paint.fillStyle = "transparent";
        paint.fillStyle = style.getPropertyValue(`--${name}`);
        return [name, paint.fillStyle];
      });
      return Object.fromEntries(colors);
    },
    [...new Set(colorPairs.flatMap(({ front, back }) => [front, back]))],
  );
}

test("in either scheme, each audience can read what is written and make out controls, in colors of its own", async ({
  page,
}) => {
  const grounds = new Set<string | undefined>();
  for (const { audience, scheme } of views) {
    const view = `${audience}, ${scheme}`;
    await page.emulateMedia({ colorScheme: scheme });
    await page.goto(`/?audience=${audience}`);
    const colors = await colorsOn(page);
    grounds.add(colors.ground);
    const faint = colorPairs
      .map(({ front, back, least }) => {
        const [on, under] = [colors[front] ?? "", colors[back] ?? ""];
        return { front, on, back, under, least, ratio: contrastRatio(on, under) };
      })
      .filter(({ ratio, least }) => ratio < least);
    expect.soft(faint, view).toEqual([]);
    if (scheme === "light") continue;
    // What is nearer is lighter: a field, its card, the ground of both.
    for (const order of [
      ["deep", "raised", "field"],
      ["ground", "band", "surface"],
    ]) {
      const brightness = order.map((name) => contrastRatio(colors[name] ?? "", "#000000"));
      const sorted = [...brightness].sort((one, other) => one - other);
      expect.soft(brightness, `${view}: ${order}`).toEqual(sorted);
    }
  }
  expect(grounds.size).toBe(views.length);
});

test("a journey panel may have the colors that an editor may name", () => {
  expect(Object.keys(panelColors)).toEqual(shared.definitions.cardColor.enum);
});

test("every journey panel can be read", () => {
  const schemes = Object.values(panelColors).flatMap(({ light, dark }) => [light, dark]);
  const faint = schemes.filter(
    ([panel, ink, mark]) =>
      contrastRatio(ink, panel) < readable || contrastRatio(mark, panel) < recognizable,
  );
  expect(faint).toEqual([]);
});

/**
 * Gives the contrast of two colors as WCAG 2 defines it, from 1 (the same) to 21.
 *
 * @throws Error if one is not written as `#rrggbb`.
 */
function contrastRatio(one: string, other: string): number {
  const [lighter, darker] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return ((lighter ?? 0) + 0.05) / ((darker ?? 0) + 0.05);
}

function luminance(color: string): number {
  const digits = /^#([0-9a-f]{6})$/i.exec(color)?.[1];
  if (!digits) throw new Error(`"${color}" is not a color as #rrggbb.`);
  const [red = 0, green = 0, blue = 0] = [0, 2, 4].map((start) =>
    linear(Number.parseInt(digits.slice(start, start + 2), 16) / 255),
  );
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function linear(channel: number): number {
  return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
}
