import { render } from "@testing-library/react";
import { FadedLeaves } from "../../../src/sections/testimonials/faded-leaves";

/** The area of a polygon, in leaves, each of which has a square of 20 units. */
function leavesIn(polygon: Element): number {
  const corners = (polygon.getAttribute("points") ?? "")
    .split(" ")
    .map((corner) => corner.split(",").map(Number));
  const doubled = corners.map(([x = 0, y = 0], index) => {
    const [nextX = 0, nextY = 0] = corners[(index + 1) % corners.length] ?? [];
    return x * nextY - nextX * y;
  });
  return Math.abs(doubled.reduce((sum, part) => sum + part, 0)) / 2 / 20 ** 2;
}

test.each([
  { percentage: 62, leaves: [31, 19] },
  { percentage: 0, leaves: [0, 50] },
  { percentage: 100, leaves: [50, 0] },
  { percentage: Number.NaN, leaves: [] },
  { percentage: 130, leaves: [] },
])("of $percentage%, as many of fifty leaves are faded: $leaves", ({ percentage, leaves }) => {
  const { container } = render(<FadedLeaves percentage={percentage} />);
  expect([...container.querySelectorAll("polygon")].map(leavesIn)).toEqual(leaves);
});
