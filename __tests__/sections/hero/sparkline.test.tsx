import { render } from "@testing-library/react";
import { Sparkline } from "../../../src/sections/hero/sparkline";

/** Where the chart's line goes, the lowest at the top as in all drawings. */
function heights(values: number[], scaleEnd: number): number[] {
  const { container } = render(<Sparkline values={values} scaleEnd={scaleEnd} />);
  const points = container.querySelector("polyline")?.getAttribute("points") ?? "";
  return points.split(" ").map((point) => Number(point.split(",")[1]));
}

test.each([
  ["as far up its scale as it is", [10, 0, 5], 10, [1, 0, 0.5]],
  ["as high as the chart, if its scale ends lower", [4, 8], 2, [0.5, 1]],
])("a value is drawn %s", (_course, values, scaleEnd, shares) => {
  const [bottom = 0] = heights([0], 1);
  const [top = 0] = heights([1], 1);
  expect(heights(values, scaleEnd).map((height) => (bottom - height) / (bottom - top))).toEqual(
    shares,
  );
});

test("the dot is on the last value, and whole in the chart, also on the highest", () => {
  const { container } = render(<Sparkline values={[1, 4]} scaleEnd={4} />);
  const dot = container.querySelector("circle");
  const [x = 0, y = 0, radius = 0] = ["cx", "cy", "r"].map((name) =>
    Number(dot?.getAttribute(name)),
  );
  const points = container.querySelector("polyline")?.getAttribute("points") ?? "";
  expect(points.split(" ").at(-1)).toBe(`${x},${y}`);
  const [, , width] = container.querySelector("svg")?.getAttribute("viewBox")?.split(" ") ?? [];
  expect(y - radius).toBeGreaterThanOrEqual(0);
  expect(x + radius).toBeLessThanOrEqual(Number(width));
});
