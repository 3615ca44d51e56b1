import { spawn } from "node:child_process";
import { resolve } from "node:path";
import { pathToFileURL } from "node:url";

type Surroundings = { folder: string; environment: Record<string, string | undefined> };

export type ProgramRun = {
  /** Everything printed so far. */
  output: () => string;
  /** Resolves once the program has printed this text; rejects if it ends without. */
  printed: (text: string) => Promise<void>;
  /** Resolves with the exit code. */
  ended: Promise<number | null>;
  kill: () => void;
};

/** Runs a TypeScript file of this project in any folder, with a changed environment. */
export function runProgram(file: string, { folder, environment }: Surroundings): ProgramRun {
  const tsx = pathToFileURL(require.resolve("tsx")).href;
  const program = spawn(process.execPath, ["--import", tsx, resolve(file)], {
    cwd: folder,
    env: { ...process.env, ...environment },
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

  return { output: () => output, printed, ended, kill: () => program.kill() };
}
