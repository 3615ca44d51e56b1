import { distance } from "fastest-levenshtein";

/** Gives the most likely word that was meant, or undefined if none is similar. */
export function suggestion(word: string, candidates: string[]): string | undefined {
  const written = word.toLowerCase();
  const [best] = candidates
    .map((candidate) => ({ candidate, far: farness(written, candidate.toLowerCase()) }))
    .filter(({ far }) => far <= Math.ceil(written.length / 3))
    .sort((a, b) => a.far - b.far);
  return best?.candidate;
}

/** "maya" means "maya-chen", however much longer that is, and "ulr" means "url". */
function farness(written: string, candidate: string): number {
  const shorter = Math.min(written.length, candidate.length);
  const holds = shorter >= 3 && (candidate.includes(written) || written.includes(candidate));
  const isNear = holds || sortedLetters(written) === sortedLetters(candidate);
  const far = distance(written, candidate);
  return isNear ? Math.min(far, 1) : far;
}

function sortedLetters(word: string): string {
  return [...word].sort().join("");
}
