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
 * Reads the audience from a query that is as the site writes it.
 *
 * @param search - the address's query with its question mark, such as `?audience=providers`.
 */
export function audienceInQuery(search: string): Audience {
  const named = new URLSearchParams(search).get("audience");
  return isAudience(named) ? named : defaultAudience;
}

/**
 * Writes an audience into a query; the default one needs no parameter.
 *
 * @param search - the query of an address; everything else in it stays, letter by letter.
 * @returns the query, with its question mark, or an empty string.
 */
export function queryWithAudience(audience: Audience, search: string): string {
  const others = search
    .slice(1)
    .split("&")
    .filter((part) => part !== "" && !part.startsWith("audience="));
  const own = audience === defaultAudience ? [] : [`audience=${audience}`];
  const all = [...others, ...own];
  return all.length > 0 ? `?${all.join("&")}` : "";
}
