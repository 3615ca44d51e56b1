import { distance } from "fastest-levenshtein";

/**
 * Finds what somebody probably meant.
 *
 * @param word - what was written.
 * @param candidates - what could have been meant.
 * @returns the likeliest candidate, or undefined if none is near.
 */
export function suggestion(word: string, candidates: string[]): string | undefined {
  const written = word.toLowerCase();
  const [best] = candidates
    .map((candidate) => ({ candidate, far: farness(written, candidate.toLowerCase()) }))
    .filter(({ far }) => far <= Math.ceil(written.length / 3))
    .sort((a, b) => a.far - b.far);
  return best?.candidate;
}

/** A word that holds the other is near however much longer it is: "maya" means "maya-chen". */
function farness(written: string, candidate: string): number {
  const shorter = Math.min(written.length, candidate.length);
  const holds = shorter >= 3 && (candidate.includes(written) || written.includes(candidate));
  const far = distance(written, candidate);
  return holds ? Math.min(far, 1) : far;
}
