import { buildForTests } from "./build-for-tests";
import { runCommand } from "./run-command";

export type TestStep = { name: string; title: string; run: () => Promise<number> };

/** What `npm test` does, in this order; each step gives an exit code. */
export const testSteps: TestStep[] = [
  { name: "lint", title: "Formatting and lint", run: () => runCommand("biome", ["check", "."]) },
  { name: "content", title: "Content", run: () => runCommand("tsx", ["tools/check-content.ts"]) },
  { name: "build", title: "Two production builds", run: buildForTests },
  // After the build, which writes the types of the queries.
  { name: "types", title: "Types", run: () => runCommand("tsc", ["--noEmit"]) },
  { name: "jest", title: "jest", run: () => runCommand("jest", []) },
  { name: "browser", title: "Browser tests", run: () => runCommand("playwright", ["test"]) },
];

/**
 * Takes the arguments of `npm test` and gives the steps they ask for, all without any.
 * Throws a sentence for an argument or a step that there is not.
 */
export function chooseSteps(args: string[]): TestStep[] {
  if (args.length === 0) return testSteps;
  const names = testSteps.map((step) => step.name);
  const [option, list, ...rest] = args;
  if (option !== "--only" || !list || rest.length > 0) {
    throw new Error(`npm test takes no arguments, or "-- --only" with some of: ${names.join(",")}`);
  }
  const wanted = list.split(",");
  const unknown = wanted.find((name) => !names.includes(name));
  if (unknown) throw new Error(`There is no step "${unknown}"; there are ${names.join(", ")}.`);
  return testSteps.filter((step) => wanted.includes(step.name));
}
