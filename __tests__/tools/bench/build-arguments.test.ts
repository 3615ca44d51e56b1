/** @jest-environment node */
import { readSizes } from "../../../tools/bench/build-arguments";

test("without arguments, the real content is measured, and with 10, 100 and 1,000 more", () => {
  expect(readSizes([])).toEqual([0, 10, 100, 1000]);
});

test("--sizes chooses some, each once and the smallest first", () => {
  expect(readSizes(["--sizes", "10,0,10"])).toEqual([0, 10]);
});

test.each([[["--fast"]], [["--sizes"]], [["10"]], [["--sizes", "0", "10"]]])(
  "%p is refused with what can be said instead",
  (args) => {
    expect(() => readSizes(args)).toThrow(
      'npm run bench:build takes no arguments, or "-- --sizes" with numbers of testimonials, such as 0,10,100,1000.',
    );
  },
);

test.each(["many", "-1", "1.5", "", "2401"])("%p is no size", (size) => {
  expect(() => readSizes(["--sizes", `0,${size}`])).toThrow(
    `"${size}" is no number of testimonials; take whole ones from 0, the real content, to 2400.`,
  );
});
