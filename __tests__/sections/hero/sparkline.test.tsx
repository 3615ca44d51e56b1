import { render } from "@testing-library/react";
import { Sparkline, sparklinePoints } from "../../../src/sections/hero/sparkline";

test("the lowest value lies at the bottom, the highest at the top, at equal intervals", () => {
  expect(sparklinePoints([10, -20, -5])).toEqual([
    { x: 4, y: 4 },
    { x: 60, y: 28 },
    { x: 116, y: 16 },
  ]);
});

test.each([{ values: [7] }, { values: [7, 7, 7] }])("$values lie in the middle", ({ values }) => {
  for (const { y } of sparklinePoints(values)) expect(y).toBe(16);
});

test.each([{ values: [] }, { values: [1, 2] }])(
  "$values are drawn as decoration, hidden from assistive technology",
  ({ values }) => {
    const { container } = render(<Sparkline values={values} />);
    const chart = container.querySelector("[aria-hidden='true'] > svg");
    expect(chart?.querySelectorAll("circle")).toHaveLength(values.length > 0 ? 1 : 0);
  },
);
