import { render } from "@testing-library/react";
import { FigureDrawing } from "../../src/drawings/figure-drawing";

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
  { kind: "fewer", percentage: "62%", leaves: [31, 19] },
  { kind: "fewer", percentage: "62 %", leaves: [31, 19] },
  { kind: "fewer", percentage: "62\u202f% ", leaves: [31, 19] },
  { kind: "fewer", percentage: "0%", leaves: [0, 50] },
  { kind: "fewer", percentage: "100%", leaves: [50, 0] },
  { kind: "more", percentage: "30%", leaves: [10, 3] },
  { kind: "more", percentage: "100%", leaves: [10, 10] },
  { kind: "fewer", percentage: "130%", leaves: [] },
  { kind: "fewer", percentage: "3x", leaves: [] },
  { kind: "more", percentage: "1,200", leaves: [] },
  { kind: "more", percentage: "%", leaves: [] },
])(
  "$percentage $kind are drawn in two colors, those that go before those that stay, those that come after them: $leaves",
  ({ kind, percentage, leaves }) => {
    const { container } = render(<FigureDrawing kind={kind} percentage={percentage} />);
    expect([...container.querySelectorAll("polygon")].map(leavesIn)).toEqual(leaves);
  },
);
