import { type ChildProcess, spawn } from "node:child_process";

export type CommandOptions = {
  /** Joined to the environment; `undefined` takes a variable out of it. */
  environment?: Record<string, string | undefined>;
  /** Milliseconds after which the command is stopped. */
  timeLimit?: number;
  /** Where to run it; without, in this project's folder. */
  folder?: string;
  /** An open file that takes the output, which is then not shown. */
  log?: number;
  /** Called with the id of the command's process, which is its group's, too. */
  onStart?: (processId: number) => void;
};

const isWindows = process.platform === "win32";
const running = new Set<ChildProcess>();

/**
 * Runs a command, its output shown as it comes unless a file takes it.
 * Gives its exit code, 1 where a signal or the time limit ended it or there is no such command.
 */
export function runCommand(
  command: string,
  args: string[],
  { environment, timeLimit, folder, log, onStart }: CommandOptions = {},
): Promise<number> {
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      env: { ...process.env, GATSBY_TELEMETRY_DISABLED: "1", ...environment },
      cwd: folder,
      stdio: ["ignore", log ?? "inherit", log ?? "inherit"],
      // A group of its own, so that stopping it also stops the workers it has started.
      detached: !isWindows,
      // npm and the commands of packages are scripts there, which only a shell can start.
      shell: isWindows,
    });
    running.add(child);
    if (child.pid !== undefined) onStart?.(child.pid);
    const limit = timeLimit === undefined ? undefined : setTimeout(() => stop(child), timeLimit);

    function end(code: number) {
      clearTimeout(limit);
      running.delete(child);
      resolve(code);
    }
    child.once("error", () => end(1));
    child.once("close", (code) => end(code ?? 1));
  });
}

/** Stops every command that is running. */
export function stopCommands(): void {
  for (const child of running) stop(child);
}

function stop(child: ChildProcess): void {
  if (child.pid === undefined) return;
  try {
    if (isWindows) child.kill();
    else process.kill(-child.pid, "SIGTERM");
  } catch {
    // It ended by itself in the meantime.
  }
}
