/** The parts of the home page to which links lead, from the site and from elsewhere. */
export const anchors = ["features", "journey", "testimonials", "questions", "waitlist"] as const;

export type Anchor = (typeof anchors)[number];

/** Returns the address of a part within its page. */
export function addressOf(anchor: Anchor): string {
  return `#${anchor}`;
}
