import { cpus } from "node:os";
import { setTimeout as sleep } from "node:timers/promises";
import { median } from "./spread";

/** What shows, round for round and run for run, whether the machine did anything else. */
export type Busyness = {
  /** Which share of the processors other programs took at the start of each round. */
  takenByOthers: number[];
  /** Lighthouse's own measure of how fast the machine was in each run. */
  benchmarks: number[];
};

/** Above this share, the machine is too busy for its times to be judged. */
const limit = 0.2;

/** Returns a warning if most rounds or runs were disturbed; medians outlast a few that were. */
export function busyWarning({ takenByOthers, benchmarks }: Busyness): string | undefined {
  const taken = median(takenByOthers);
  const slower = 1 - median(benchmarks) / Math.max(...benchmarks);
  const signs = [
    ...(taken > limit ? [`other programs took ${percent(taken)} of the processors`] : []),
    ...(slower > limit ? [`it was ${percent(slower)} slower than in its best run`] : []),
  ];
  if (signs.length === 0) return undefined;
  return `The machine was too busy to judge the times by: ${signs.join(", and ")} (medians; the limit is ${percent(limit)}).`;
}

function percent(share: number): string {
  return `${Math.round(share * 100)} %`;
}

/** Returns which share of the processors is in use while this program rests for two seconds. */
export async function shareTakenByOthers(): Promise<number> {
  const before = processorTimes();
  await sleep(2000);
  const after = processorTimes();
  return (after.busy - before.busy) / (after.all - before.all);
}

function processorTimes(): { busy: number; all: number } {
  const times = cpus().map(({ times }) => times);
  const all = times.flatMap((one) => Object.values(one)).reduce((sum, time) => sum + time, 0);
  return { busy: all - times.reduce((sum, { idle }) => sum + idle, 0), all };
}
