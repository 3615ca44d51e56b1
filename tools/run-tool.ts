import { engines } from "../package.json";

/** Runs what an npm script does; if it throws, prints the message alone and exits with 1. */
export function runTool(tool: () => Promise<void>): void {
  exitOnSignals();
  assertNode()
    .then(tool)
    .catch((error: unknown) => {
      console.error(error instanceof Error ? error.message : String(error));
      process.exit(1);
    });
}

/** Lets listeners to the exit end what is running, whatever ends this program. */
function exitOnSignals(): void {
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) {
    process.once(signal, () => process.exit(process.exitCode ?? 130));
  }
  // A signal to npm ends the shell in which npm runs this program, but does not reach the program.
  const parent = process.ppid;
  setInterval(() => {
    if (process.ppid !== parent) process.exit();
  }, 500).unref();
}

/** Throws if this Node is older than the oldest in package.json. */
async function assertNode(): Promise<void> {
  const oldest = engines.node.replace(">=", "");
  const { node } = process.versions;
  if (node.localeCompare(oldest, "en", { numeric: true }) >= 0) return;
  throw new Error(
    `This needs Node ${oldest} or later, but your Node is ${node}. Install the one that https://nodejs.org recommends, and run "npm ci" again.`,
  );
}
