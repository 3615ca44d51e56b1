import { spawn } from "node:child_process";

type CommandOptions = {
  /** Joined to the environment; `undefined` takes a variable out of it. */
  environment?: Record<string, string | undefined>;
  folder?: string;
  /** An open file that takes the output; without it, the output is shown. */
  log?: number;
};

const running = new Set<number>();

/** Runs a command; resolves with its exit code, or 1 if it was killed or does not exist. */
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
      // A process group of its own, so that it can be stopped with everything it has started.
      detached: true,
    });
    const { pid } = child;
    if (pid) running.add(pid);
    child.once("error", () => resolve(1));
    child.once("close", (code) => {
      if (pid) running.delete(pid);
      resolve(code ?? 1);
    });
  });
}

// However this program ends, its commands end with it.
process.on("exit", () => {
  for (const pid of running) process.kill(-pid, "SIGINT");
});
for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) {
  process.once(signal, () => process.exit(process.exitCode ?? 130));
}
// A signal to npm ends the shell in which npm runs this program, but does not reach the program.
const parent = process.ppid;
setInterval(() => {
  if (process.ppid !== parent) process.exit();
}, 500).unref();
