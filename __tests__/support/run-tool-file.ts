import { type ChildProcess, spawn } from "node:child_process";
import { resolve } from "node:path";

export type ToolRun = {
  process: ChildProcess;
  /** Everything printed so far. */
  output: () => string;
  /** Resolves once the tool has printed this text; rejects if it ends without. */
  printed: (text: string) => Promise<void>;
  /** Resolves with the exit code. */
  ended: Promise<number | null>;
};

export type ToolRunOptions = {
  args?: string[];
  folder?: string;
  environment?: Record<string, string | undefined>;
};

/** Runs a file of `tools/` as an npm script would, in any folder and with a changed environment. */
export function runToolFile(file: string, options: ToolRunOptions = {}): ToolRun {
  const { args = [], folder, environment } = options;
  const tool = spawn(process.execPath, ["--import", tsx, resolve("tools", file), ...args], {
    cwd: folder,
    env: { ...process.env, ...environment },
    stdio: ["ignore", "pipe", "pipe"],
  });
  let output = "";
  for (const stream of [tool.stdout, tool.stderr]) {
    stream.setEncoding("utf8").on("data", (text: string) => {
      output += text;
    });
  }
  const ended = new Promise<number | null>((resolveCode) => tool.once("close", resolveCode));

  function printed(text: string): Promise<void> {
    return new Promise((resolvePrinted, reject) => {
      function look() {
        if (output.includes(text)) resolvePrinted();
      }
      tool.stdout.on("data", look);
      tool.stderr.on("data", look);
      ended.then(() => reject(new Error(`It ended without printing "${text}":\n${output}`)));
      look();
    });
  }

  return { process: tool, output: () => output, printed, ended };
}

const tsx = require.resolve("tsx");
