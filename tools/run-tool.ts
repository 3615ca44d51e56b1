/**
 * Runs what an npm script does. Whoever runs it is told of a failure in one sentence: an error's
 * message is printed, its stack is not, and the exit code is 1.
 */
export function runTool(tool: () => Promise<void>): void {
  tool().catch((error: unknown) => {
    console.error(error instanceof Error ? error.message : String(error));
    process.exit(1);
  });
}
