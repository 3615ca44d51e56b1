/** The two groups the site speaks to; the words are also those of storage and payload. */
export const audiences = ["patients", "providers"] as const;

export type Audience = (typeof audiences)[number];

/** Whether a value names an audience. */
export function isAudience(value: unknown): value is Audience {
  return audiences.some((audience) => audience === value);
}
