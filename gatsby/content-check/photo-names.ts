import path from "node:path";
import { characterInWords } from "../characters";
import { suggestion } from "./sentences";

/** Refused by some host or by Windows, stored in two ways, or special in an address. */
const unsafe = /[^a-zA-Z0-9 ._()-]|^ | $/u;

/** Windows has devices of these names, whatever the ending. */
const reserved = /^(?:con|prn|aux|nul|(?:com|lpt)\d)(?=\.|$)/i;

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
    const sentence = unsafeName(name, visible.slice(0, index));
    return sentence ? [[name, `${sentence}, here and where an entry names it`]] : [];
  });
}

function unsafeName(name: string, others: string[]): string | undefined {
  const strange = strangeIn(name);
  if (strange) {
    const safe = name.normalize("NFD").replace(/\p{M}/gu, "").trim();
    return `this name has ${strange} in it, with which not every host and computer can cope; rename the file to ${safe.replace(/[^\w.()-]+/g, "-")} or another name of letters from A to Z, digits, hyphens, underscores, periods, parentheses, and spaces between them`;
  }
  const device = reserved.exec(name)?.[0];
  if (device) return `Windows keeps the name ${device} for itself; rename the file`;
  const twin = twinOf(name, others);
  return (
    twin &&
    `Windows and Macs take this file and ${twin}, which differs only in capitals, for one; rename one of them`
  );
}

/** Names the first unsafe character, an accent as a part of its letter. */
function strangeIn(name: string): string | undefined {
  const character = unsafe.exec(name.normalize())?.[0];
  return character && characterInWords(character);
}

/** Finds a name that differs only in capitals. */
function twinOf(name: string, others: string[]): string | undefined {
  return others.find((other) => other.toLowerCase() === name.toLowerCase());
}

/**
 * Says what may be meant by a name that no file has.
 *
 * @param name - as an entry has it.
 * @param names - of all files in the folder of photos.
 */
export function missingNameHint(name: string, names: string[]): string {
  const strange = strangeIn(name);
  if (strange) return `no photo's name may have ${strange} in it`;
  const twin = twinOf(name, names);
  if (twin) return `it is spelled photos/${twin}, and capital letters count`;
  const stem = (other: string) => path.parse(other).name;
  const meant = suggestion(stem(name), names.map(stem));
  const file = names.find((other) => stem(other) === meant);
  return file === undefined ? "put it into content/photos" : `did you mean photos/${file}?`;
}
