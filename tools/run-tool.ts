/** Runs what an npm script does; if it throws, prints the message alone and exits with 1. */
export function runTool(tool: () => Promise<void>): void {
  tool().catch((error: unknown) => {
    console.error(error instanceof Error ? error.message : String(error));
    process.exit(1);
  });
}
