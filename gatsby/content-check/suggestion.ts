import { distance } from "fastest-levenshtein";

/** Gives the most likely word that was meant, or undefined if none is similar. */
export function suggestion(word: string, candidates: string[]): string | undefined {
  const written = word.toLowerCase();
  const similar = candidates
    .map((candidate) => ({ candidate, typos: distance(written, candidate.toLowerCase()) }))
    .filter(({ candidate, typos }) => {
      // "maya" means "maya-chen.png", however much longer that is.
      const isPart = written.length >= 3 && candidate.toLowerCase().includes(written);
      return isPart || typos <= Math.ceil(written.length / 3);
    });
  return similar.sort((a, b) => a.typos - b.typos)[0]?.candidate;
}
