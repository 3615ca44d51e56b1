/** @jest-environment node */
import { summarize } from "../../../tools/bench/summary";

test.each([
  { measurements: [3], median: 3, lowest: 3, highest: 3 },
  { measurements: [9, 1, 5], median: 5, lowest: 1, highest: 9 },
  { measurements: [10, 9, 2, 1], median: 5.5, lowest: 1, highest: 10 },
])("of $measurements the median is $median", ({ measurements, ...summary }) => {
  expect(summarize(measurements)).toEqual(summary);
});

test("nothing has no median", () => {
  expect(() => summarize([])).toThrow("nothing to take the median of");
});
