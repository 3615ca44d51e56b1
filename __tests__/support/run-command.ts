import spawn from "cross-spawn";

type CommandOptions = {
  /** Joined to the environment; `undefined` takes a variable out of it. */
  environment?: Record<string, string | undefined>;
  folder?: string;
  /** An open file that takes the output; without it, the output is shown. */
  log?: number;
};

/** Runs a command, which ends if this program exits by itself; rejects unless it succeeds. */
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
    });
    const end = () => child.kill();
    process.once("exit", end);
    child.once("error", reject);
    child.once("close", (code) => {
      process.off("exit", end);
      if (code === 0) resolve();
      else reject(new Error(`✘ ${[command, ...args].join(" ")} failed`));
    });
  });
}
