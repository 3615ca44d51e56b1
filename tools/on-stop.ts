/**
 * Calls back once when the user or the system asks this program to stop, and then exits.
 * Takes what is to be ended first; it gives the exit code.
 */
export function onStop(end: () => number | Promise<number>): void {
  let isStopping = false;

  async function stop() {
    // Ctrl-C reaches a program both from the terminal and from npm.
    if (isStopping) return;
    isStopping = true;
    process.exit(await end());
  }

  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) process.on(signal, stop);

  // A signal to npm ends the shell that npm runs us in, but does not come through to us.
  const parent = process.ppid;
  setInterval(() => {
    if (process.ppid !== parent) stop();
  }, 500).unref();
}
