import { render, screen } from "@testing-library/react";
import { Figures } from "../../../src/sections/testimonials/figures";

function renderFigure(leaves: Partial<NonNullable<Queries.FigureFragment["leaves"]>>) {
  const all = { filled: 3, filledLabel: "new ones", outlined: 10, outlinedLabel: "old ones" };
  const figure = { value: "30%", label: "more", caption: null, measure: null };
  render(<Figures figures={[{ ...figure, leaves: { ...all, ...leaves } }]} />);
}

test("a key says how many leaves of a figure are what", () => {
  renderFigure({});
  expect(screen.getByText("3 new ones")).toBeInTheDocument();
  expect(screen.getByText("10 old ones")).toBeInTheDocument();
});

test("the key names no leaves of which there are none", () => {
  renderFigure({ outlined: 0 });
  expect(screen.getByText("3 new ones")).toBeInTheDocument();
  expect(screen.queryByText(/old ones/)).toBeNull();
});
