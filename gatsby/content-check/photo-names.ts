import path from "node:path";
import { characterInWords } from "./characters";
import { suggestion } from "./sentences";

/** All others are refused by some host, or by Windows, or mean something in an address. */
const unsafe = /[^\p{L}\p{M}\p{N} ._()'’-]/u;

const safeInWords = "letters, digits, spaces, hyphens, underscores, periods and parentheses";

/** Windows has devices of these names, whatever the ending. */
const reserved = /^(?:con|prn|aux|nul|(?:com|lpt)[\d¹²³])(?=\.|$)/i;

/**
 * Finds the names with which the site could not be published, or not be checked out on every
 * computer, whether or not an entry names the file.
 *
 * @param names - of all files in the folder of photos.
 * @returns a sentence for each name that has to be changed.
 */
export function unsafeNames(names: string[]): [name: string, sentence: string][] {
  // What systems leave there, such as .DS_Store, is not published.
  const visible = names.filter((name) => !name.startsWith(".")).sort();
  return visible.flatMap((name, index): [string, string][] => {
    const twin = visible.slice(0, index).find((other) => isTwin(name, other));
    const sentence = unsafeName(name) ?? (twin && twinSentence(twin));
    return sentence ? [[name, sentence]] : [];
  });
}

function unsafeName(name: string): string | undefined {
  const character = unsafe.exec(name)?.[0] ?? /^ | $/.exec(name)?.[0];
  if (character !== undefined) {
    return `this name has ${characterInWords(character)} in it, with which not every host and computer can cope; rename the file to ${safeName(name)} or another name of ${safeInWords}, here and where an entry names it`;
  }
  const device = reserved.exec(name)?.[0];
  if (device === undefined) return undefined;
  return `Windows keeps the name ${device} for itself; rename the file, here and where an entry names it`;
}

function safeName(name: string): string {
  const { name: stem, ext } = path.parse(name.trim());
  const parts = stem.replace(/\p{Zs}/gu, " ").split(/[^\p{L}\p{M}\p{N}._()'’ -]+/u);
  const safe = parts.map((part) => part.trim()).filter(Boolean);
  return `${safe.join("-") || "photo"}${ext}`;
}

function isTwin(name: string, other: string): boolean {
  return name.normalize().toLowerCase() === other.normalize().toLowerCase();
}

function twinSentence(twin: string): string {
  return `this name differs from ${twin} only in capitals or in how accents are stored, and Windows and Macs take the two for one file; rename one of them, here and where an entry names it`;
}

/**
 * Says what may be meant by a name that no file has.
 *
 * @param name - as an entry has it.
 * @param names - of all files in the folder of photos.
 */
export function missingNameHint(name: string, names: string[]): string {
  const alike = names.find((other) => look(other) === look(name));
  if (alike === undefined) {
    const stem = (other: string) => path.parse(other).name;
    const meant = suggestion(stem(name), names.map(stem));
    const file = names.find((other) => stem(other) === meant);
    return file === undefined ? "put it into content/photos" : `did you mean photos/${file}?`;
  }
  if (alike.normalize() === name.normalize()) return "use a name without accents";
  if (isTwin(alike, name)) return `it is spelled photos/${alike}, and capital letters count`;
  const [here, there] = [strangeIn(name, alike), strangeIn(alike, name)];
  if (here) return `this has ${here} in it; write photos/${alike}, with the keyboard`;
  return `the file that looks so has ${there} in its name; rename it to ${name}`;
}

/** A name as people see it. */
function look(name: string): string {
  return name
    .normalize("NFKC")
    .replace(/\p{Zs}/gu, " ")
    .replace(/\p{Cf}/gu, "")
    .replace(/\p{Pd}/gu, "-")
    .replace(/[‘’`´]/g, "'")
    .trim()
    .toLowerCase();
}

/** The first character that only one of two names has, unless it is on every keyboard. */
function strangeIn(name: string, other: string): string | undefined {
  const strange = [...name].find(
    (character) => !/[\p{L}\p{N}._-]/u.test(character) && !other.includes(character),
  );
  return strange === undefined ? undefined : characterInWords(strange);
}
