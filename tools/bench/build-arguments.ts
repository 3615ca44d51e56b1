import { mostClinicians } from "./generated-clinicians";

const usualSizes = [0, 10, 100, 1000];

/**
 * Takes the arguments of `npm run bench:build` and gives the sizes to measure, smallest first: how
 * many clinicians are added to the real content.
 *
 * @throws Error with a sentence for anything that it does not understand.
 */
export function readSizes(args: string[]): number[] {
  if (args.length === 0) return usualSizes;
  const [option, list, ...rest] = args;
  if (option !== "--sizes" || !list || rest.length > 0) {
    throw new Error(
      `npm run bench:build takes no arguments, or "-- --sizes" with numbers of testimonials, such as ${usualSizes.join(",")}.`,
    );
  }
  const sizes = list.split(",").map(readSize);
  return [...new Set(sizes)].sort((one, other) => one - other);
}

function readSize(text: string): number {
  const size = Number(text);
  if (/^\d+$/.test(text) && size <= mostClinicians) return size;
  throw new Error(
    `"${text}" is no number of testimonials; take whole ones from 0, the real content, to ${mostClinicians}.`,
  );
}
