import { render } from "@testing-library/react";
import { Trends } from "../../../src/sections/hero/trends";

/** Draws a line; returns how far down each of its dots is. */
function drawn(values: number[], scaleEnd: number): number[] {
  const trend = { name: "Sleep", unit: null, verdict: null, mark: null, note: "Hours" };
  const { container } = render(<Trends trends={[{ ...trend, values, scaleEnd }]} />);
  return [...container.querySelectorAll("circle")].map((dot) => Number(dot.getAttribute("cy")));
}

test.each([
  ["a change of half of the scale, from top to bottom", [10, 5, 7.5], 10, [1, 0, 0.5]],
  ["a change of less than a third of it, as small as it is", [5, 6], 30, [0.45, 0.55]],
  ["no change, level in the middle", [4, 4], 10, [0.5, 0.5]],
  ["values beyond the scale, from top to bottom", [4, 8], 2, [0, 1]],
])("the line shows %s", (_course, values, scaleEnd, shares) => {
  const [top = 0, bottom = 0] = drawn([9, 0], 9);
  const heights = drawn(values, scaleEnd).map((y) => (bottom - y) / (bottom - top));
  expect(heights).toEqual(shares.map((share) => expect.closeTo(share, 5)));
});
