/** The groups the site speaks to; the words are also those of storage and payload. */
export const audiences = ["patients", "providers"] as const;

export type Audience = (typeof audiences)[number];

/** Whom a page speaks to until it is told otherwise. */
export const defaultAudience = "patients" satisfies Audience;

const parameter = "audience";

/** Whether a value names an audience. */
export function isAudience(value: unknown): value is Audience {
  return audiences.some((audience) => audience === value);
}

/**
 * Reads the audience that an address asks for, generously: what is in an email may have been changed
 * on its way.
 *
 * @param search - the address's query, e.g. `?audience=providers`; capitals and a final slash do.
 * @returns the audience if the parameter names one, otherwise the default.
 */
export function audienceInQuery(search: string): Audience {
  const value = new URLSearchParams(search).get(parameter);
  const audience = value?.toLowerCase().replace(/\/$/, "");
  return isAudience(audience) ? audience : defaultAudience;
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
    .filter((part) => part !== "" && !new URLSearchParams(part).has(parameter));
  const own = audience === defaultAudience ? [] : [`${parameter}=${audience}`];
  const parts = [...others, ...own];
  return parts.length === 0 ? "" : `?${parts.join("&")}`;
}
