import { render } from "@testing-library/react";
import { Sparkline } from "../../../src/sections/hero/sparkline";

/** Where the chart's line goes, the lowest at the top as in all drawings. */
function heights(values: number[], scaleEnd: number): number[] {
  const { container } = render(<Sparkline values={values} scaleEnd={scaleEnd} />);
  const points = container.querySelector("polyline")?.getAttribute("points") ?? "";
  return points.split(" ").map((point) => Number(point.split(",")[1]));
}

test.each([
  { course: "as far up its scale as it is", values: [10, 0, 5], scaleEnd: 10, shares: [1, 0, 0.5] },
  {
    course: "as high as the chart, if its scale ends lower",
    values: [4, 8],
    scaleEnd: 2,
    shares: [0.5, 1],
  },
])("a value is drawn $course", ({ values, scaleEnd, shares }) => {
  const [bottom = 0] = heights([0], 1);
  const [top = 0] = heights([1], 1);
  expect(heights(values, scaleEnd).map((height) => (bottom - height) / (bottom - top))).toEqual(
    shares,
  );
});

test("the dot is on the last value", () => {
  const { container } = render(<Sparkline values={[1, 2]} scaleEnd={4} />);
  const dot = container.querySelector("circle");
  const points = container.querySelector("polyline")?.getAttribute("points") ?? "";
  expect(points.split(" ").at(-1)).toBe(`${dot?.getAttribute("cx")},${dot?.getAttribute("cy")}`);
});

test("the whole dot is in the chart, also on the highest value", () => {
  const { container } = render(<Sparkline values={[1, 4]} scaleEnd={4} />);
  const dot = container.querySelector("circle");
  const [, , width = 0] = container.querySelector("svg")?.getAttribute("viewBox")?.split(" ") ?? [];
  const [x, y, radius] = ["cx", "cy", "r"].map((name) => Number(dot?.getAttribute(name)));
  expect(Number(y) - Number(radius)).toBeGreaterThanOrEqual(0);
  expect(Number(x) + Number(radius)).toBeLessThanOrEqual(Number(width));
});
