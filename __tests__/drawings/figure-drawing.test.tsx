import { render } from "@testing-library/react";
import { FigureDrawing } from "../../src/drawings/figure-drawing";

test.each([
  { outlined: 19, filled: 31, rows: 5 },
  { outlined: 10, filled: 3, rows: 2 },
  { outlined: 0, filled: 1, rows: 1 },
])("$outlined leaves in outline and $filled filled ones are in $rows rows", (figure) => {
  const { container } = render(<FigureDrawing {...figure} />);
  const leaves = [...container.querySelectorAll("use")];
  expect(leaves.filter((leaf) => leaf.closest("g"))).toHaveLength(figure.outlined);
  expect(leaves.filter((leaf) => !leaf.closest("g"))).toHaveLength(figure.filled);
  const places = leaves.map((leaf) => `${leaf.getAttribute("x")} ${leaf.getAttribute("y")}`);
  expect(new Set(places).size).toBe(leaves.length);
  expect(new Set(leaves.map((leaf) => leaf.getAttribute("y"))).size).toBe(figure.rows);
  // As wide a box for any number, so that leaves have one size in all figures.
  expect(container.querySelector("svg")?.getAttribute("viewBox")).toMatch(/^0 0 200 /);
});
