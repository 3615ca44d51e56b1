/** Returns the median as text, with the lowest and the highest in brackets if they differ. */
export function spread(values: number[], digits = 0): string {
  const ends = [Math.min(...values), Math.max(...values)];
  const [middle, low, high] = [median(values), ...ends].map((one) => Number(one.toFixed(digits)));
  return low === high ? `${middle}` : `${middle} (${low}–${high})`;
}

export function median(values: number[]): number {
  const sorted = values.toSorted((one, other) => one - other);
  const middle = (sorted.length - 1) / 2;
  const [low = Number.NaN, high = low] = [sorted[Math.floor(middle)], sorted[Math.ceil(middle)]];
  return (low + high) / 2;
}
