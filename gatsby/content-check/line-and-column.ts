/**
 * Says where a character is, as text editors count.
 *
 * @param text - the content of the file.
 * @param offset - how many characters come before it.
 * @returns for example `line 12, column 5`.
 */
export function lineAndColumn(text: string, offset: number): string {
  const lines = text.slice(0, offset).split(/\r\n|\r|\n/);
  return `line ${lines.length}, column ${(lines.at(-1)?.length ?? 0) + 1}`;
}
