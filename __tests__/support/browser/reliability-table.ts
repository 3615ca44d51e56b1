import { readFileSync, writeFileSync } from "node:fs";
import type { FullResult, Reporter, TestCase, TestResult } from "@playwright/test/reporter";
import { replaceMarked } from "../../../tools/replace-marked";
import { outcomeAnnotation } from "./outcome-annotation";
import { reliabilityScenarios } from "./reliability-scenarios";

/** What a reporter may change of the outcome of a whole run. */
type Verdict = { status?: FullResult["status"] } | undefined;

type Row = { scenario: string; got: string; told: string };

const file = "docs/reliability.md";
const marks = {
  start: "<!-- Written by the browser tests, from here -->",
  end: "<!-- to here -->",
};

/**
 * Writes what the browser tests found into docs/reliability.md. Only a run in which every scenario
 * passed writes; where the table must not change any more (`CI`), one that differs fails the run.
 */
export default class ReliabilityTable implements Reporter {
  private readonly rows = new Map<string, Row>();

  onTestEnd(_test: TestCase, { status, annotations }: TestResult): void {
    if (status !== "passed") return;
    for (const { type, description } of annotations) {
      if (type !== outcomeAnnotation || !description) continue;
      const row: Row = JSON.parse(description);
      this.rows.set(row.scenario, row);
    }
  }

  async onEnd(): Promise<Verdict> {
    const rows = reliabilityScenarios.map((scenario) => this.rows.get(scenario));
    if (!rows.every((row) => row !== undefined)) return undefined;
    const before = readFileSync(file, "utf8");
    const after = withTable(before, rows);
    if (after === before) return undefined;

    if (process.env.CI) {
      console.error(`${file} does not say what this run found; run "npm test" and commit it.`);
      return { status: "failed" };
    }
    writeFileSync(file, after);
    console.log(`The table in ${file} has been brought up to date.`);
    return undefined;
  }
}

function withTable(text: string, rows: Row[]): string {
  const lines = rows.map(({ scenario, got, told }) => `| ${scenario} | ${got} | ${told} |`);
  const table = [
    "| What happens | The receiver got | The visitor was told |",
    "| --- | --- | --- |",
  ];
  return replaceMarked(text, marks, [...table, ...lines].join("\n"));
}
