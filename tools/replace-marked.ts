/** The lines of a document between which a program writes. */
export type Marks = { start: string; end: string };

/** Replaces the text between two marks of a document. Throws if one of the marks is missing. */
export function replaceMarked(document: string, { start, end }: Marks, text: string): string {
  const [head, rest] = splitAt(document, start);
  const [, tail] = splitAt(rest, end);
  return `${head}${start}\n\n${text}\n\n${end}${tail}`;
}

function splitAt(text: string, mark: string): [string, string] {
  const place = text.indexOf(mark);
  if (place < 0) throw new Error(`The line "${mark}" is missing.`);
  return [text.slice(0, place), text.slice(place + mark.length)];
}
