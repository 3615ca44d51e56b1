import type { Path } from "./fault";
import { isRecord } from "./is-record";

const namingEntries = ["name", "title", "author", "label", "text", "quote"];
const longestName = 40;

/**
 * Says where in a file a value is, in words that an editor can find: `['item 2 "Maya Chen"',
 * "photo"]`. The word `items` is left out before an item.
 *
 * @param data - the content of the whole file.
 */
export function placeInWords(data: unknown, path: Path): string[] {
  const [step, ...rest] = path;
  if (step === undefined) return [];
  const value = entryAt(data, step);
  const after = placeInWords(value, rest);
  if (typeof step === "number") return [`item ${step + 1}${nameOf(value)}`, ...after];
  return step === "items" && typeof rest[0] === "number" ? after : [step, ...after];
}

/** Says where a character is, as text editors count: `line 12, column 5`. */
export function lineAndColumn(text: string, offset: number): string {
  const lines = text.slice(0, offset).split(/\r\n|\r|\n/);
  return `line ${lines.length}, column ${(lines.at(-1)?.length ?? 0) + 1}`;
}

function entryAt(value: unknown, step: string | number): unknown {
  if (Array.isArray(value)) return value[Number(step)];
  return isRecord(value) ? value[step] : undefined;
}

function nameOf(item: unknown): string {
  const texts = isRecord(item) ? namingEntries.map((key) => item[key]) : [item];
  const name = texts.find((text): text is string => typeof text === "string" && /\S/.test(text));
  if (name === undefined) return "";
  const letters = [...name.trim()];
  const short = letters.slice(0, longestName).join("").trimEnd();
  return ` "${short}${letters.length > longestName ? "…" : ""}"`;
}
