import { readdir, readFile } from "node:fs/promises";
import { basename, join } from "node:path";
import type { Path } from "../content-check/fault";
import { isRecord } from "../content-check/is-record";
import { placeInWords } from "../content-check/place-in-words";

type Reporter = { warn(message: string): void };

/** A web or email address under `.example`, where nothing ever answers (RFC 2606). */
const placeholder = /[\w.+-]*@?[\w-]+\.example\b(?![.-]\w)/g;

/**
 * Warns once if addresses in the content still lead nowhere, naming the file and entry of each. It
 * is not an error: a first trial is published with them.
 *
 * @param folder - the content folder.
 */
export async function warnAboutPlaceholders(folder: string, reporter: Reporter): Promise<void> {
  const lines: string[] = [];
  for (const file of (await readdir(folder)).filter((name) => name.endsWith(".json")).sort()) {
    const content: unknown = JSON.parse(await readFile(join(folder, file), "utf8"));
    for (const { path, address } of placeholdersIn(content)) {
      const place = [`${basename(folder)}/${file}`, ...placeInWords(content, path)];
      lines.push(`${place.join(" → ")}: ${address}`);
    }
  }
  if (lines.length === 0) return;
  const first = "These addresses lead nowhere. Replace them before you announce the site:";
  reporter.warn([first, ...lines].join("\n"));
}

function placeholdersIn(value: unknown, path: Path = []): { path: Path; address: string }[] {
  if (typeof value === "string") {
    return [...(value.match(placeholder) ?? [])].map((address) => ({ path, address }));
  }
  const items = Array.isArray(value) ? [...value.entries()] : [];
  const entries = isRecord(value) ? Object.entries(value) : [];
  return [...items, ...entries].flatMap(([step, part]) => placeholdersIn(part, [...path, step]));
}
