import { isRecord } from "./is-record";
import { entryAt, type Path } from "./json-pointer";

const namingEntries = ["name", "title", "author", "label", "text", "quote"];
const longestName = 40;

/**
 * Says where in a file a value is, in words that an editor can find.
 *
 * @param data - the content of the whole file.
 * @param path - the entries that lead to the value; items of a list are counted from 0.
 * @returns the way there, such as `['item 2 "Maya Chen"', "photo"]`. The word `items` is left out
 * before an item.
 */
export function placeInWords(data: unknown, path: Path): string[] {
  const words: string[] = [];
  let value = data;
  for (const [depth, step] of path.entries()) {
    value = entryAt(value, step);
    if (typeof step === "number") {
      words.push(`item ${step + 1}${nameOf(value)}`);
    } else if (step !== "items" || typeof path[depth + 1] !== "number") {
      words.push(step);
    }
  }
  return words;
}

function nameOf(item: unknown): string {
  const texts = isRecord(item) ? namingEntries.map((key) => item[key]) : [item];
  const name = texts.find((text): text is string => typeof text === "string" && /\S/.test(text));
  if (name === undefined) {
    return "";
  }
  const letters = [...name.trim()];
  const short = letters.slice(0, longestName).join("").trimEnd();
  return ` "${short}${letters.length > longestName ? "…" : ""}"`;
}
