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
 * Reads the audience that an address asks for.
 *
 * @param search - the address's query, e.g. `?audience=providers`.
 * @returns the audience if the parameter names one, otherwise the default.
 */
export function audienceFromAddress(search: string): Audience {
  const audience = new URLSearchParams(search).get(parameter);
  return isAudience(audience) ? audience : defaultAudience;
}

/**
 * Writes an audience into an address; the default one needs no parameter.
 *
 * @param address - a whole address; everything else in it stays.
 */
export function addressFor(audience: Audience, address: string): string {
  const url = new URL(address);
  url.searchParams.delete(parameter);
  if (audience !== defaultAudience) url.searchParams.set(parameter, audience);
  return url.href;
}
