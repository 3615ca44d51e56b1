import { isRecord } from "./is-record";

/** The entries that lead to a value, outermost first; items of a list are counted from 0. */
export type Path = (string | number)[];

/**
 * Writes a path as a JSON pointer.
 *
 * @param path - the path.
 * @returns for example `/items/0/name`.
 */
export function pointerTo(path: Path): string {
  return path
    .map((step) => `/${String(step).replaceAll("~", "~0").replaceAll("/", "~1")}`)
    .join("");
}

/**
 * Reads a JSON pointer.
 *
 * @param pointer - the pointer.
 * @param data - what it points into; it distinguishes items of a list from entries of a group.
 * @returns the path.
 */
export function pathOf(pointer: string, data: unknown): Path {
  const path: Path = [];
  let value = data;
  for (const step of pointer.split("/").slice(1)) {
    const name = step.replaceAll("~1", "/").replaceAll("~0", "~");
    const entry = Array.isArray(value) ? Number(name) : name;
    path.push(entry);
    value = entryAt(value, entry);
  }
  return path;
}

/**
 * Takes one step into a value.
 *
 * @param value - a list, a group or anything else.
 * @param step - the entry's name or the item's number.
 * @returns what is there; undefined if nothing is.
 */
export function entryAt(value: unknown, step: string | number): unknown {
  if (Array.isArray(value)) {
    return value[Number(step)];
  }
  return isRecord(value) ? value[step] : undefined;
}
