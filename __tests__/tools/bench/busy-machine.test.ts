/** @jest-environment node */
import { busyWarning } from "../../../tools/bench/busy-machine";

const quiet = { takenByOthers: [0.02, 0.05, 0.01], benchmarks: [1500, 1450, 1480] };

test.each([
  ["most rounds and runs are undisturbed", {}],
  ["a single round is disturbed", { takenByOthers: [0.02, 0.9, 0.01] }],
  ["a single run is slow", { benchmarks: [1500, 400, 1480] }],
])("it does not warn when %s", (_case, changes) => {
  expect(busyWarning({ ...quiet, ...changes })).toBeUndefined();
});

test.each([
  [{ takenByOthers: [0.5, 0.3, 0.1] }, "other programs took 30 % of the processors ("],
  [{ benchmarks: [1500, 900, 1000] }, ": it was 33 % slower than in its best run ("],
  [
    { takenByOthers: [0.4], benchmarks: [1500, 900, 1000] },
    "took 40 % of the processors, and it was 33 % slower than in its best run (medians; the limit is 20 %).",
  ],
])("it warns when most were not: %j", (changes, words) => {
  expect(busyWarning({ ...quiet, ...changes })).toContain(words);
});
