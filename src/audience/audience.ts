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
 * Reads the audience that a link asks for.
 *
 * @param search - the address's query, e.g. `?audience=providers`.
 * @returns the audience if the parameter names one, otherwise the default.
 */
export function audienceFromAddress(search: string): Audience {
  const audience = new URLSearchParams(search).get("audience");
  return isAudience(audience) ? audience : defaultAudience;
}
