import { getNodeValue, type Node, type ParseError, parseTree } from "jsonc-parser";
import { type JsonMistake, jsonMistake } from "./json-mistakes";

/** What a file says or, if that cannot be read, the first mistake in it. */
type ReadJson = { root?: Node; data?: unknown; mistake?: JsonMistake };

/** Reads JSON, and explains what an editor has to fix first if it is none. */
export function readJson(text: string): ReadJson {
  const offset = text.indexOf("\uFFFD");
  if (offset !== -1) {
    const sentence = "a character cannot be read here; save the file as UTF-8";
    return { mistake: { offset, sentence } };
  }
  const conflict = mergeConflict(text);
  if (conflict) return { mistake: conflict };
  const errors: ParseError[] = [];
  const root = parseTree(text, errors, { disallowComments: true });
  const [first] = errors.sort((a, b) => a.offset - b.offset);
  if (first) return { mistake: jsonMistake(text, first) };
  return { root, data: root && getNodeValue(root) };
}

const conflictOrMarker = /^<{7}[\s\S]*?^>{7}.*$|^(<{7}|\|{7}|={7}|>{7})(?: .*)?$/m;

/** Finds what Git leaves when it cannot merge two changes, or a marker left over from that. */
function mergeConflict(text: string): JsonMistake | undefined {
  const found = conflictOrMarker.exec(text);
  if (!found) return undefined;
  const sentence = found[1]
    ? `${found[1]} is left over from a merge conflict; delete this line`
    : "there is a merge conflict here: two changes to the same lines; keep one of the two versions, and delete the other one and the lines that start with <<<<<<<, ======= and >>>>>>>";
  return { offset: found.index, sentence };
}
