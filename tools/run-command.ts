import spawn from "cross-spawn";

type CommandOptions = {
  /** Joined to the environment; `undefined` takes a variable out of it. */
  environment?: Record<string, string | undefined>;
  folder?: string;
  /** An open file that takes the output; without it, the output is shown. */
  log?: number;
};

/** Whether a command can be ended with everything it has started, as a process group of its own. */
const hasGroups = process.platform !== "win32";

/** Runs a command, which ends when this program exits; rejects unless it succeeds. */
export function runCommand(
  command: string,
  args: string[],
  { environment, folder, log }: CommandOptions = {},
): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      env: { ...process.env, ...environment },
      cwd: folder,
      stdio: ["ignore", log ?? "inherit", log ?? "inherit"],
      detached: hasGroups,
    });
    function end() {
      if (hasGroups && child.pid) process.kill(-child.pid, "SIGINT");
      else child.kill();
    }
    process.once("exit", end);
    child.once("error", reject);
    child.once("close", (code) => {
      process.off("exit", end);
      if (code === 0) resolve();
      else reject(new Error(`✘ ${[command, ...args].join(" ")} failed`));
    });
  });
}
