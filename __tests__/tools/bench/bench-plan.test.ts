/** @jest-environment node */
import { readBenchPlan } from "../../../tools/bench/bench-plan";

test("it builds and audits each page five times unless told otherwise", () => {
  expect(readBenchPlan([])).toEqual({ runs: 5, isBuilding: true, isWriting: false });
});

test("it takes a number of runs, the build that is there, and a wish to write", () => {
  expect(readBenchPlan(["--runs", "9", "--no-build", "--write"])).toEqual({
    runs: 9,
    isBuilding: false,
    isWriting: true,
  });
});

test.each([["--runs"], ["--runs", "0"], ["--runs", "1.5"], ["--runs", "many"]])(
  "%s %s is no number of runs",
  (...args) => {
    expect(() => readBenchPlan(args)).toThrow("--runs needs a whole number above 0");
  },
);

test("what it does not know is refused", () => {
  expect(() => readBenchPlan(["--fast"])).toThrow("but not --fast.");
});
