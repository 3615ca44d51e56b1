import { execFile } from "node:child_process";
import { promisify } from "node:util";

const run = promisify(execFile);

const millisecondsBetween = 250;

export type MemoryWatch = {
  /** Ends the watching and gives the most bytes that were seen, if any could be. */
  stop: () => number | undefined;
};

/**
 * Watches the resident memory of all processes of a group, a few times a second. What several of
 * them share is counted for each. On Windows nothing is seen.
 */
export function watchMemory(group: number): MemoryWatch {
  let most: number | undefined;
  let isLooking = false;

  async function look(): Promise<void> {
    // A machine that is busy may take longer to answer than the next look is away.
    if (isLooking) return;
    isLooking = true;
    try {
      const { stdout } = await run("ps", ["-A", "-o", "pgid=,rss="]);
      most = Math.max(most ?? 0, residentBytes(stdout, group));
    } catch {
      // Without ps nothing is measured, which the table says.
    }
    isLooking = false;
  }

  if (process.platform === "win32") return { stop: () => undefined };
  const timer = setInterval(look, millisecondsBetween);
  return {
    stop: () => {
      clearInterval(timer);
      return most;
    },
  };
}

/**
 * Adds up the resident memory of a process group.
 *
 * @param listing - what `ps -o pgid=,rss=` prints: a group and its kibibytes on each line.
 * @returns bytes.
 */
export function residentBytes(listing: string, group: number): number {
  return listing
    .split("\n")
    .map((line) => line.trim().split(/\s+/).map(Number))
    .filter(([owner]) => owner === group)
    .reduce((sum, [, kibibytes = 0]) => sum + kibibytes * 1024, 0);
}
