import { runCommand } from "../run-command";
import { testBuilds } from "../test-builds";
import { type MemoryWatch, watchMemory } from "./group-memory";

export type WatchedBuild = {
  seconds: number;
  /** Left out where it cannot be measured. */
  peakBytes?: number;
};

/**
 * Builds a project for production, in the environment of the tests' root build.
 *
 * @param folder - the project's.
 * @param log - an open file for what the build prints.
 * @throws Error with a sentence if the build fails.
 */
export async function watchBuild(folder: string, log: number): Promise<WatchedBuild> {
  const { environment } = testBuilds.root;
  let memory: MemoryWatch | undefined;
  const start = performance.now();
  const code = await runCommand("npm", ["run", "build"], {
    folder,
    log,
    environment,
    onStart: (group) => {
      memory = watchMemory(group);
    },
  });
  const seconds = (performance.now() - start) / 1000;
  const peakBytes = memory?.stop();
  if (code !== 0) throw new Error("A build failed; what it printed is in .bench/build.log.");
  return { seconds, peakBytes };
}
