/**
 * Listens to the console during a test: an error or a warning in it that the test does not expect
 * fails the test. React and browsers report many faults there and nowhere else.
 *
 * @param expected - what may be said.
 */
export function quietConsole(...expected: (RegExp | undefined)[]) {
  const complaints: string[] = [];
  return {
    /** Takes what an error or a warning says. */
    hear(complaint: string): void {
      if (!expected.some((pattern) => pattern?.test(complaint))) complaints.push(complaint);
    },

    /** Throws if there was a complaint since the last call. */
    expectQuiet(): void {
      const unexpected = complaints.splice(0);
      if (unexpected.length === 0) return;
      throw new Error(`The console says what the test does not expect:\n${unexpected.join("\n")}`);
    },
  };
}
