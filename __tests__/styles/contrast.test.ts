/** @jest-environment node */
import shared from "../../content/schemas/shared.schema.json";
import { panelColors } from "../../src/styles/panel-colors";
import { themeColors } from "../../src/styles/theme-colors";
import { type Colors, colorsOf } from "../support/unit/audience-colors";
import { contrastRatio } from "../support/unit/contrast-ratio";

type Pair = { front: string; back: string; use: string };

const readable = 4.5;
const recognisable = 3;

const texts: Pair[] = [
  { front: "ink", back: "ground", use: "text on the page" },
  { front: "ink", back: "surface", use: "text on cards, in the bar and in toasts" },
  { front: "ink", back: "tint", use: "a clinician's message, the choice under the pointer" },
  { front: "muted", back: "ground", use: "second-rank text on the page" },
  { front: "muted", back: "surface", use: "second-rank text on cards, hints" },
  { front: "action", back: "ground", use: "secondary button" },
  { front: "action", back: "surface", use: "secondary button in the panel, selected tab" },
  { front: "action-strong", back: "ground", use: "secondary button under the pointer" },
  { front: "action-strong", back: "surface", use: "secondary button in the panel, hovered" },
  { front: "on-action", back: "action", use: "button, selected audience" },
  { front: "on-action", back: "action-strong", use: "button under the pointer" },
  { front: "accent", back: "ground", use: "eyebrow, figure, founder's title" },
  { front: "accent", back: "tint", use: "label of the sample summary" },
  { front: "ink", back: "band", use: "title of a section apart" },
  { front: "muted", back: "band", use: "text of a section apart" },
  { front: "ink", back: "raised", use: "text of the form" },
  { front: "muted", back: "raised", use: "privacy note of the form" },
  { front: "error", back: "raised", use: "message of a field of the form" },
  { front: "on-calm", back: "calm", use: "confirmation" },
  { front: "error", back: "surface", use: "message of a field" },
  { front: "on-deep", back: "deep", use: "text of the waitlist" },
  { front: "deep-muted", back: "deep", use: "blurb of the waitlist, link to the panel" },
];

const controls: Pair[] = [
  { front: "line", back: "ground", use: "border of the toggle, inside of a field's border" },
  { front: "line", back: "surface", use: "border of a field" },
  { front: "action", back: "ground", use: "shape of a button, brand mark, focus ring" },
  { front: "action", back: "surface", use: "selected audience, trend, focus ring on cards" },
  { front: "action", back: "tint", use: "icon of a feature" },
  { front: "line", back: "raised", use: "border of a field of the form" },
  { front: "action", back: "raised", use: "shape of the submit button, focus ring in the form" },
  { front: "accent", back: "surface", use: "latest value of a trend" },
  { front: "error", back: "ground", use: "inside of the border of a field in error" },
  { front: "error", back: "surface", use: "border of a field in error, mark of an error toast" },
  { front: "deep-accent", back: "deep", use: "ticks and focus ring of the waitlist" },
];

function contrast(colors: Colors, { front, back }: Pair): number {
  return contrastRatio(colors[front] ?? "", colors[back] ?? "");
}

const views = (["light", "dark"] as const).flatMap((scheme) => [
  { audience: "patients" as const, scheme, selectors: [":root"] },
  { audience: "providers" as const, scheme, selectors: [":root", '[data-audience="providers"]'] },
]);

describe.each(views)("in the $scheme scheme, $audience", ({ audience, scheme, selectors }) => {
  const colors = colorsOf(selectors, scheme);

  test.each(texts)("can read $front on $back: $use", (pair) => {
    expect(contrast(colors, pair)).toBeGreaterThanOrEqual(readable);
  });

  test.each(controls)("can make out $front on $back: $use", (pair) => {
    expect(contrast(colors, pair)).toBeGreaterThanOrEqual(recognisable);
  });

  test("see the page's ground in the browser's own bars", () => {
    expect(themeColors[audience][scheme]).toBe(colors.ground);
  });
});

const panels = Object.entries(panelColors).flatMap(([name, schemes]) =>
  Object.entries(schemes).map(([scheme, colors]) => ({ name, scheme, colors })),
);

test("a journey panel may have the colours that an editor may name", () => {
  expect(Object.keys(panelColors)).toEqual(shared.definitions.cardColor.enum);
});

test.each(panels)("in the $scheme scheme, a $name panel can be read", ({ colors }) => {
  const [panel = "", ink = "", mark = ""] = colors;
  expect(contrastRatio(ink, panel)).toBeGreaterThanOrEqual(readable);
  expect(contrastRatio(mark, panel)).toBeGreaterThanOrEqual(recognisable);
});

test.each([
  { one: "#000000", other: "#ffffff", ratio: 21 },
  { one: "#ffffff", other: "#ffffff", ratio: 1 },
  { one: "#777777", other: "#ffffff", ratio: 4.478 },
  { one: "#0000ff", other: "#ffff00", ratio: 8.002 },
])("the contrast of $one and $other is $ratio", ({ one, other, ratio }) => {
  expect(contrastRatio(one, other)).toBeCloseTo(ratio, 2);
  expect(contrastRatio(other, one)).toBeCloseTo(ratio, 2);
});
