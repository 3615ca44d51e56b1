import { getNodeValue, type Node, type ParseError, parseTree } from "jsonc-parser";
import type { Fault } from "./fault";
import { jsonMistake } from "./json-mistakes";

/** What a file says, without `root` if that cannot be understood, and the mistakes in it. */
type ReadJson = { root?: Node; data?: unknown; mistakes: Fault[] };

const mostMistakes = 20;

/**
 * Reads JSON and names every mistake in its punctuation, not only the first: what can be guessed is
 * repaired in memory and read again.
 */
export function readJson(text: string): ReadJson {
  const unreadable = text.indexOf("\uFFFD");
  if (unreadable !== -1) {
    const sentence = "a character cannot be read here; save the file as UTF-8";
    return { mistakes: [{ at: unreadable, sentence }] };
  }
  const mistakes: Fault[] = mergeConflicts(text);
  if (mistakes.length > 0) return { mistakes };
  let current = text;
  while (mistakes.length < mostMistakes) {
    const errors: ParseError[] = [];
    const root = parseTree(current, errors, { disallowComments: true });
    const [first] = errors.sort((a, b) => a.offset - b.offset);
    if (!first) return { root, data: root && getNodeValue(root), mistakes };
    const { at, sentence, repair } = jsonMistake(current, first);
    mistakes.push({ at, sentence });
    if (repair.length === 0) break;
    for (const [offset, piece] of repair) {
      current = current.slice(0, offset) + piece + current.slice(offset + piece.length);
    }
  }
  return { mistakes };
}

const conflictOrMarker = /^<{7}[\s\S]*?^>{7}.*$|^(<{7}|\|{7}|={7}|>{7})(?: .*)?$/gm;

/** Finds what Git leaves when it cannot merge two changes, and each marker left over from that. */
function mergeConflicts(text: string): Fault[] {
  return [...text.matchAll(conflictOrMarker)].map(({ 1: leftover, index }) => ({
    at: index,
    sentence: leftover
      ? `${leftover} is left over from a merge conflict; delete this line`
      : "there is a merge conflict here: two changes to the same lines; keep one of the two versions, and delete the other one and the lines that start with <<<<<<<, ======= and >>>>>>>",
  }));
}
