import { resolve } from "node:path";
import { type ProgramRun, type ProgramRunOptions, runProgram } from "./run-program";

export type ToolRun = ProgramRun;

type ToolRunOptions = ProgramRunOptions & { args?: string[] };

/** Runs a file of `tools/` as an npm script would, in any folder and with a changed environment. */
export function runToolFile(file: string, options: ToolRunOptions = {}): ToolRun {
  const { args = [], ...rest } = options;
  return runProgram(["--import", tsx, resolve("tools", file), ...args], rest);
}

const tsx = require.resolve("tsx");
