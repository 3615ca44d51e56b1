import { type ChildProcess, spawn } from "node:child_process";
import { resolve } from "node:path";
import { pathToFileURL } from "node:url";

export type ProgramRun = {
  process: ChildProcess;
  /** Everything printed so far. */
  output: () => string;
  /** Resolves once the program has printed this text; rejects if it ends without. */
  printed: (text: string) => Promise<void>;
  /** Resolves with the exit code. */
  ended: Promise<number | null>;
};

type ProgramRunOptions = {
  folder?: string;
  environment?: Record<string, string | undefined>;
};

/** Runs Node with these arguments, in any folder and with a changed environment. */
export function runProgram(args: string[], options: ProgramRunOptions = {}): ProgramRun {
  const program = spawn(process.execPath, args, {
    cwd: options.folder,
    env: { ...process.env, ...options.environment },
    stdio: ["ignore", "pipe", "pipe"],
  });
  let output = "";
  for (const stream of [program.stdout, program.stderr]) {
    stream.setEncoding("utf8").on("data", (text: string) => {
      output += text;
    });
  }
  const ended = new Promise<number | null>((resolveCode) => program.once("close", resolveCode));

  function printed(text: string): Promise<void> {
    return new Promise((resolvePrinted, reject) => {
      function look() {
        if (output.includes(text)) resolvePrinted();
      }
      program.stdout.on("data", look);
      program.stderr.on("data", look);
      ended.then(() => reject(new Error(`It ended without printing "${text}":\n${output}`)));
      look();
    });
  }

  return { process: program, output: () => output, printed, ended };
}

/** What Node needs to run TypeScript, in any folder. */
export const withTsx = ["--import", pathToFileURL(require.resolve("tsx")).href];

/** Runs a file of `tools/` as an npm script would. */
export function runToolFile(
  file: string,
  { args = [], ...options }: ProgramRunOptions & { args?: string[] } = {},
): ProgramRun {
  return runProgram([...withTsx, resolve("tools", file), ...args], options);
}
