/** @jest-environment node */
import { chooseSteps, testSteps } from "../../tools/test-steps";

function namesOf(args: string[]): string[] {
  return chooseSteps(args).map((step) => step.name);
}

test("npm test runs every step, the types after the build that writes some of them", () => {
  expect(namesOf([])).toEqual(["lint", "content", "build", "types", "jest", "browser"]);
});

test("--only runs some steps, in the usual order", () => {
  expect(namesOf(["--only", "browser,jest"])).toEqual(["jest", "browser"]);
});

test("a step that there is not is named, with those that there are", () => {
  expect(() => chooseSteps(["--only", "jest,brwoser"])).toThrow(
    'There is no step "brwoser"; there are lint, content, build, types, jest, browser.',
  );
});

test.each([[["--fast"]], [["--only"]], [["--only", "jest", "browser"]], [["jest"]]])(
  "%p is refused with what can be said instead",
  (args) => {
    expect(() => chooseSteps(args)).toThrow(
      `npm test takes no arguments, or "-- --only" with some of: ${testSteps
        .map((step) => step.name)
        .join(",")}`,
    );
  },
);
