/** What nobody sees, or takes for an ordinary space. */
export const unseen = /[\p{Z}\p{Cc}\p{Cf}\u2800\u3164]/u;

/** Names a character so that an editor can find it, though it may look like another or like nothing. */
export function characterInWords(character: string): string {
  if (character === " ") return "a space";
  if (!unseen.test(character)) return character;
  const code = character.codePointAt(0)?.toString(16).toUpperCase().padStart(4, "0");
  const kind = /\p{Zs}/u.test(character) ? "a special space" : "an invisible character";
  return `${kind} (U+${code})`;
}
