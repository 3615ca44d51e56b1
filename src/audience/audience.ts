/** The groups the site speaks to; the words are also those of the address and the payload. */
export const audiences = ["patients", "providers"] as const;

export type Audience = (typeof audiences)[number];

/** The audience of an address that names none. */
export const defaultAudience = "patients" satisfies Audience;

/**
 * Returns the audience whose view the page shows: the mark on `<html>`, which view-script.ts sets
 * from the address.
 */
export function shownAudience(): Audience {
  const { audience } = document.documentElement.dataset;
  return audiences.find((one) => one === audience) ?? defaultAudience;
}
