/** @jest-environment node */
import shared from "../../content/schemas/shared.schema.json";
import { audiences } from "../../src/audience/audience";
import { panelColors } from "../../src/styles/panel-colors";
import { themeColors } from "../../src/styles/theme-colors";
import { colorsOf } from "../support/unit/audience-colors";
import { contrastRatio } from "../support/unit/contrast-ratio";

const readable = 4.5;
const recognizable = 3;

/** What is read on each ground. */
const texts = {
  ground: ["ink", "muted", "action", "action-strong", "accent"],
  surface: ["ink", "muted", "action", "action-strong", "error"],
  tint: ["ink", "accent"],
  action: ["on-action"],
  "action-strong": ["on-action"],
  band: ["ink", "muted", "action"],
  raised: ["ink", "muted", "error", "action", "action-strong"],
  bubble: ["on-bubble"],
  calm: ["on-calm"],
  deep: ["on-deep", "deep-muted"],
};

/** What is made out on each ground: borders, shapes of buttons, icons, focus rings. */
const controls = {
  ground: ["line", "action", "error"],
  surface: ["line", "action", "accent", "error"],
  tint: ["action"],
  band: ["line", "action"],
  raised: ["line", "action"],
  deep: ["deep-accent"],
};

function pairs(table: Record<string, string[]>) {
  return Object.entries(table).flatMap(([back, fronts]) =>
    fronts.map((front) => ({ front, back })),
  );
}

const views = (["light", "dark"] as const).flatMap((scheme) =>
  audiences.map((audience) => ({ audience, scheme })),
);

test("each audience has colors of its own", () => {
  const grounds = views.map(({ audience, scheme }) => colorsOf(audience, scheme).ground);
  expect(new Set(grounds).size).toBe(views.length);
});

describe.each(views)("in the $scheme scheme, $audience", ({ audience, scheme }) => {
  const colors = colorsOf(audience, scheme);

  const contrast = (front: string, back: string) =>
    contrastRatio(colors[front] ?? "", colors[back] ?? "");

  test.each(pairs(texts))("can read $front on $back", ({ front, back }) => {
    expect(contrast(front, back)).toBeGreaterThanOrEqual(readable);
  });

  test.each(pairs(controls))("can make out $front on $back", ({ front, back }) => {
    expect(contrast(front, back)).toBeGreaterThanOrEqual(recognizable);
  });

  test("see the page's ground in the browser's own bars", () => {
    expect(themeColors[audience][scheme]).toBe(colors.ground);
  });
});

const panels = Object.entries(panelColors).flatMap(([name, schemes]) =>
  Object.entries(schemes).map(([scheme, colors]) => ({ name, scheme, colors })),
);

test("a journey panel may have the colors that an editor may name", () => {
  expect(Object.keys(panelColors)).toEqual(shared.definitions.cardColor.enum);
});

test.each(panels)("in the $scheme scheme, a $name panel can be read", ({ colors }) => {
  const [panel = "", ink = "", mark = ""] = colors;
  expect(contrastRatio(ink, panel)).toBeGreaterThanOrEqual(readable);
  expect(contrastRatio(mark, panel)).toBeGreaterThanOrEqual(recognizable);
});
