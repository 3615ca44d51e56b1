import { readdir, readFile } from "node:fs/promises";
import { basename, join } from "node:path";

/** The entries that lead to a value, outermost first; items of a list are counted from 0. */
export type Path = (string | number)[];

export type ContentText = { file: string; path: Path; text: string; place: string };

/** Lists every text of the content, with its place in words that an editor can find. */
export async function contentTexts(folder: string): Promise<ContentText[]> {
  const files = (await readdir(folder)).filter((name) => name.endsWith(".json")).sort();
  const texts = files.map(async (file) => {
    const content: unknown = JSON.parse(await readFile(join(folder, file), "utf8"));
    return textsIn(content).map(({ path, text }) => {
      const place = [`${basename(folder)}/${file}`, ...placeInWords(content, path)].join(" → ");
      return { file, path, text, place };
    });
  });
  return (await Promise.all(texts)).flat();
}

function textsIn(value: unknown, path: Path = []): { path: Path; text: string }[] {
  if (typeof value === "string") return [{ path, text: value }];
  const items = Array.isArray(value) ? [...value.entries()] : [];
  const entries = isRecord(value) ? Object.entries(value) : [];
  return [...items, ...entries].flatMap(([step, part]) => textsIn(part, [...path, step]));
}

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

/** Whether a value is an object with named entries, and neither null nor an array. */
export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
