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

/**
 * Runs a command, which ends when this program exits; resolves with its exit code, or 1 if it was
 * killed or does not exist.
 */
export function runCommand(
  command: string,
  args: string[],
  { environment, folder, log }: CommandOptions = {},
): Promise<number> {
  return new Promise((resolve) => {
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
    child.once("error", () => resolve(1));
    child.once("close", (code) => {
      process.off("exit", end);
      resolve(code ?? 1);
    });
  });
}
