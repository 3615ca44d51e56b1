export type Edit = { start: number; end: number; replacement: string };

/** Takes a text and the ranges to replace in it, which do not overlap, and gives the result. */
export function editText(text: string, edits: Edit[]): string {
  // From the end, so that the places of the others stay right.
  return edits
    .toSorted((one, other) => other.start - one.start || other.end - one.end)
    .reduce((result, { start, end, replacement }) => {
      return result.slice(0, start) + replacement + result.slice(end);
    }, text);
}
