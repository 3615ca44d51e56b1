import { readdir, readFile } from "node:fs/promises";
import { basename, join } from "node:path";
import type { Path } from "./fault";
import { isRecord } from "./is-record";
import { placeInWords } from "./place-in-words";

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
