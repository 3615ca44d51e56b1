import { render } from "@testing-library/react";
import { Trends } from "../../../src/sections/hero/trends";

type Point = { x: number; y: number; radius: number };

/** The dots on the chart's line, and the chart's own size. */
function drawn(values: number[], scaleEnd: number) {
  const trend = { name: "Sleep", unit: null, verdict: null, mark: null, note: "Hours" };
  const { container } = render(<Trends trends={[{ ...trend, values, scaleEnd }]} />);
  const dots = [...container.querySelectorAll("circle")].map((dot): Point => {
    const [x = 0, y = 0, radius = 0] = ["cx", "cy", "r"].map((name) =>
      Number(dot.getAttribute(name)),
    );
    return { x, y, radius };
  });
  const size = container.querySelector("svg")?.getAttribute("viewBox")?.split(" ").map(Number);
  const line = container.querySelector("polyline")?.getAttribute("points");
  return { dots, line, width: size?.[2] ?? 0, height: size?.[3] ?? 0 };
}

test.each([
  ["a change of half of the scale, from top to bottom", [10, 5, 7.5], 10, [1, 0, 0.5]],
  ["a change of less than a third of it, as small as it is", [5, 6], 30, [0.45, 0.55]],
  ["no change, level in the middle", [4, 4], 10, [0.5, 0.5]],
  ["values beyond the scale, from top to bottom", [4, 8], 2, [0, 1]],
])("the line shows %s", (_course, values, scaleEnd, shares) => {
  const [top = 0, bottom = 0] = drawn([9, 0], 9).dots.map(({ y }) => y);
  const heights = drawn(values, scaleEnd).dots.map(({ y }) => (bottom - y) / (bottom - top));
  for (const [index, share] of shares.entries()) expect(heights[index]).toBeCloseTo(share, 5);
});

test("a dot is on each value, the largest on the last, and whole in the chart", () => {
  const { dots, line, width, height } = drawn([1, 4, 2, 0], 4);
  expect(dots.map(({ x, y }) => `${x},${y}`).join(" ")).toBe(line);
  expect(Math.max(...dots.map(({ radius }) => radius))).toBe(dots.at(-1)?.radius);
  for (const { x, y, radius } of dots) {
    expect(Math.min(x, y, width - x, height - y)).toBeGreaterThanOrEqual(radius);
  }
});
