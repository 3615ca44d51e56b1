import { render } from "@testing-library/react";
import { Sparkline } from "../../../src/sections/hero/sparkline";

/** Where the chart's line goes, the lowest at the top as in all drawings. */
function heights(values: number[]): number[] {
  const { container } = render(<Sparkline values={values} />);
  const points = container.querySelector("polyline")?.getAttribute("points") ?? "";
  return points.split(" ").map((point) => Number(point.split(",")[1]));
}

test.each([
  { course: "falls, then rises a little", values: [10, -20, -5], order: [1, 2, 0] },
  { course: "stays the same", values: [7, 7, 7], order: [0, 1, 2] },
  { course: "has only begun", values: [7], order: [0] },
])("the line shows that what was measured $course", ({ values, order }) => {
  const [...line] = heights(values);
  const lowestFirst = line.map((_, index) => index).sort((a, b) => (line[b] ?? 0) - (line[a] ?? 0));
  expect(lowestFirst).toEqual(order);
  expect(line.every((height) => height > 0 && height < 32)).toBe(true);
});
