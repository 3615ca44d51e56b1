import { getNodeValue, type Node, type ParseError, parseTree } from "jsonc-parser";
import { jsonMistake } from "./json-mistake";
import { mergeConflicts } from "./merge-conflicts";
import type { Mistake } from "./mistake";

export type ReadJson = {
  /** What the file says, as far as it can be understood; undefined if it cannot. */
  root: Node | undefined;
  data: unknown;
  mistakes: Mistake[];
};

const mostMistakes = 20;

/**
 * Reads JSON and names every mistake in its punctuation, not only the first: what can be guessed is
 * repaired in memory and read again.
 *
 * @param text - the content of the file.
 * @returns the tree and the value as far as they can be understood, and the mistakes.
 */
export function readJson(text: string): ReadJson {
  const unreadable = text.indexOf("\uFFFD");
  if (unreadable !== -1) {
    const sentence = "a character cannot be read here; save the file as UTF-8";
    return { root: undefined, data: undefined, mistakes: [{ offset: unreadable, sentence }] };
  }
  const conflicts = mergeConflicts(text);
  if (conflicts.length > 0) {
    return { root: undefined, data: undefined, mistakes: conflicts };
  }
  const mistakes: Mistake[] = [];
  let current = text;
  while (mistakes.length < mostMistakes) {
    const errors: ParseError[] = [];
    const root = parseTree(current, errors, { disallowComments: true });
    const error = errors.reduce(earlier, errors[0]);
    if (error === undefined) {
      return { root, data: root && getNodeValue(root), mistakes };
    }
    const mistake = jsonMistake(current, error);
    mistakes.push(mistake);
    if (mistake.repair === undefined) {
      break;
    }
    current = repaired(current, mistake.repair);
  }
  return { root: undefined, data: undefined, mistakes };
}

function earlier(first: ParseError | undefined, other: ParseError): ParseError {
  return first === undefined || other.offset < first.offset ? other : first;
}

function repaired(text: string, repair: Map<number, string>): string {
  let result = text;
  for (const [offset, piece] of repair) {
    result = result.slice(0, offset) + piece + result.slice(offset + piece.length);
  }
  return result;
}
