import type { Mistake } from "./mistake";

const conflictOrMarker = /^<{7}[\s\S]*?^>{7}.*$|^(<{7}|\|{7}|={7}|>{7})(?: .*)?$/gm;

/**
 * Finds what Git leaves in a file when it cannot merge two changes.
 *
 * @param text - the content of the file.
 * @returns a mistake for each conflict, and for each marker left over from one.
 */
export function mergeConflicts(text: string): Mistake[] {
  return [...text.matchAll(conflictOrMarker)].map(({ 1: leftover, index }) => ({
    offset: index,
    sentence: leftover
      ? `${leftover} is left over from a merge conflict; delete this line`
      : "there is a merge conflict here: two changes to the same lines; keep one of the two versions, and delete the other one and the lines that start with <<<<<<<, ======= and >>>>>>>",
  }));
}
