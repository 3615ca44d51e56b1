/** The groups the site speaks to; the words are also those of storage and payload. */
export const audiences = ["patients", "providers"] as const;

export type Audience = (typeof audiences)[number];

/** Whom a page speaks to until it is told otherwise. */
export const defaultAudience = "patients" satisfies Audience;

/** Whether a value names an audience. */
export function isAudience(value: unknown): value is Audience {
  return audiences.some((audience) => audience === value);
}

/** What gets around and into words on their way: punctuation, spaces and escapes, also of escapes. */
const noise = "(?:%(?:25)*..|[^\\w%&?;#-])*";

/**
 * The parameter as it arrives: `audience=3Dproviders` from an email, after `&amp;` or a second `?`
 * that a tool has added, in capitals from a code to scan, with the period of its sentence, or in a
 * query that was escaped as a whole. The first group is what stands before it; then there is one for
 * each audience.
 */
const parameter = new RegExp(
  [
    "([?&;#]|^[^=]*(?=%(?:25)*(?:26|3f)))(?:amp;?)*",
    `${noisy("audience")}(?!\\[)`,
    "(?:3d)?",
    `(?:${audiences.map((audience) => `(${noisy(audience)})`).join("|")})[_-]*(?![\\w-])`,
    "",
  ].join(noise),
  "gi",
);

function noisy(word: string): string {
  return [...word].join(noise);
}

/**
 * Reads the audience that an address asks for, generously: links change on their way.
 *
 * @param search - the address's query with its question mark, such as `?audience=providers`.
 * @returns the first audience that it names, otherwise the default one.
 */
export function audienceInQuery(search: string): Audience {
  const [[, , ...named] = []] = search.matchAll(parameter);
  return audiences.find((_, index) => named[index]) ?? defaultAudience;
}

/**
 * Writes an audience into a query; the default one needs no parameter.
 *
 * @param search - the query of an address; everything else in it stays, letter by letter.
 * @returns the query, with its question mark, or an empty string.
 */
export function queryWithAudience(audience: Audience, search: string): string {
  const others = search
    .replace(parameter, "$1&&")
    .replace(/[?&;]*&&[?&;]*/g, "&")
    .replace(/^[?&]|&$/g, "");
  const own = audience === defaultAudience ? "" : `audience=${audience}`;
  return [others, own].filter(Boolean).join("&").replace(/^./, "?$&");
}
