/** The groups the site speaks to; the words are also those of storage and payload. */
export const audiences = ["patients", "providers"] as const;

export type Audience = (typeof audiences)[number];

/** Whom a page speaks to until it is told otherwise. */
export const defaultAudience = "patients" satisfies Audience;

/** Whether a value names an audience. */
export function isAudience(value: unknown): value is Audience {
  return audiences.some((audience) => audience === value);
}

/**
 * Reads the audience that an address asks for, generously: links change on their way.
 *
 * @param search - the address's query with its question mark, such as `?audience=providers`.
 * @returns the first audience that it names, otherwise the default one.
 */
export function audienceInQuery(search: string): Audience {
  const named = partsOf(search).map(({ text }) => audienceIn(text));
  return named.find((audience) => audience !== undefined) ?? defaultAudience;
}

/**
 * Writes an audience into a query; the default one needs no parameter.
 *
 * @param search - the query of an address; everything else in it stays, letter by letter.
 * @returns the query, with its question mark, or an empty string.
 */
export function queryWithAudience(audience: Audience, search: string): string {
  const others = partsOf(search)
    .filter(({ text }) => text !== "" && audienceIn(text) === undefined)
    .map(({ separator, text }) => separator + text);
  const own = audience === defaultAudience ? [] : [`&audience=${audience}`];
  return [...others, ...own].join("").replace(/^[?&;]?/, others.length + own.length > 0 ? "?" : "");
}

type QueryPart = { separator: string; text: string };

/** Splits a query where tools do: one more question mark, `&amp;` and a semicolon separate as well. */
function partsOf(search: string): QueryPart[] {
  return [...search.matchAll(/([?&;]?)([^?&;]*)/g)].map(([, separator = "", text = ""]) => ({
    separator,
    text,
  }));
}

/**
 * Returns the audience that a part of a query names. An email may have written `=` as `=3D` and broken
 * the line after another one; sentences, chats and scanners leave punctuation, escapes and capitals.
 */
function audienceIn(part: string): Audience | undefined {
  // Without a `=`, a whole query may have been escaped; after one, another address may be.
  const queries = part.includes("=") ? [part] : decode(part).split(/[?&;]/);
  for (const query of queries) {
    const text = decode(query).toLowerCase();
    const letters = text.replace(/%..|[^\w[?&;-]/g, "");
    const [, audience] = /^(?:amp;)*audience(?:3d)?([a-z]+)_*(?![\w-])/.exec(letters) ?? [];
    if (text.includes("=") && isAudience(audience)) return audience;
  }
  return undefined;
}

/** Takes escapes out, also those of escapes; what is no valid escape stays. */
function decode(text: string): string {
  try {
    const decoded = decodeURIComponent(text);
    return decoded === text ? text : decode(decoded);
  } catch {
    return text;
  }
}
