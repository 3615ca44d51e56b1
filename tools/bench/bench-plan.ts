export type BenchPlan = {
  /** How often each page is audited. */
  runs: number;
  isBuilding: boolean;
  /** Whether docs/performance.md gets the tables. */
  isWriting: boolean;
};

/**
 * Takes the arguments of `npm run bench` and gives what it is to do.
 * Throws a sentence for an argument that it does not understand.
 */
export function readBenchPlan(args: string[]): BenchPlan {
  const plan = { runs: 5, isBuilding: true, isWriting: false };
  const rest = [...args];
  for (let option = rest.shift(); option !== undefined; option = rest.shift()) {
    if (option === "--runs") plan.runs = countFrom(rest.shift());
    else if (option === "--no-build") plan.isBuilding = false;
    else if (option === "--write") plan.isWriting = true;
    else throw new Error(`npm run bench knows --runs, --no-build and --write, but not ${option}.`);
  }
  return plan;
}

function countFrom(text: string | undefined): number {
  const count = Number(text);
  if (Number.isInteger(count) && count > 0) return count;
  throw new Error(`--runs needs a whole number above 0, not ${text ? `"${text}"` : "nothing"}.`);
}
