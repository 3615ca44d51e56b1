/** Measurements of one thing: the one in the middle, and how far the others are apart. */
export type Summary = { median: number; lowest: number; highest: number };

/**
 * Takes at least one measurement and gives the median (of an even number the mean of the middle
 * two), the lowest and the highest. Throws when there is none.
 */
export function summarize(measurements: number[]): Summary {
  const sorted = measurements.toSorted((one, other) => one - other);
  const middle = (sorted.length - 1) / 2;
  const [low, high] = [sorted[Math.floor(middle)], sorted[Math.ceil(middle)]];
  const [lowest, highest] = [sorted[0], sorted.at(-1)];
  if (low === undefined || high === undefined || lowest === undefined || highest === undefined) {
    throw new Error("There is nothing to take the median of.");
  }
  return { median: (low + high) / 2, lowest, highest };
}
