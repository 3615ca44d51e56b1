/** Spaces at which a line does not end; only a copy from elsewhere brings them. */
const unbreaking = "[\\u00A0\\u2007\\u202F]";

/**
 * Where typography wants one of them: between the digits of a number, between a number and its unit,
 * after a title or an initial, and at French punctuation.
 */
const wanted = new RegExp(
  `(?<=\\d)${unbreaking}(?=\\d|[\\p{L}°%‰€$£]{1,5}(?![\\p{L}\\p{N}]))|(?<=\\b(?:\\p{Lu}|Dr|Mrs?|Ms|No|Prof|St)\\.)${unbreaking}|(?<=«)${unbreaking}|${unbreaking}(?=[!%:;?»])`,
  "gu",
);

/**
 * Makes a text what somebody would have typed: a copy from another program brings spaces at which no
 * line ends, so that words break in the middle, and characters that nobody sees.
 *
 * @returns the text with ordinary spaces, apart from those that typography wants.
 */
export function asTyped(text: string): string {
  const kept = [...text.matchAll(wanted)].map(({ index }) => index);
  return text
    .replace(/[\u00A0\u2007\u202F\u2028\u2029]/g, (space, index: number) =>
      kept.includes(index) ? space : " ",
    )
    .replace(/[\u200B\u200E\u200F\u202A-\u202E\u2060\u2066-\u2069\uFEFF]/g, "");
}

/**
 * Resolves a GraphQL field that is a text or a list of texts.
 *
 * @param source - the group of the content that has the field.
 * @returns the field's texts as somebody would have typed them; undefined or null if there are none.
 */
export function textAsTyped(
  source: Record<string, unknown>,
  _args: unknown,
  _context: unknown,
  { fieldName }: { fieldName: string },
): unknown {
  const value = source[fieldName];
  return Array.isArray(value) ? value.map(typedIfText) : typedIfText(value);
}

function typedIfText(value: unknown): unknown {
  return typeof value === "string" ? asTyped(value) : value;
}
