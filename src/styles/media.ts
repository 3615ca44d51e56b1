/**
 * The sizes of the view at which the layout changes, as keys of Emotion's styles. In rem, so that a
 * visitor's large text counts as a small view. Style sheets cannot import them: `styles/*.css` repeats
 * the few that it needs.
 */
export const media = {
  /** The bar has no room for the toggle's words in full. */
  smallPhone: "@media (max-width: 23.75rem)",
  phone: "@media (max-width: 39.999rem)",
  beyondPhone: "@media (min-width: 40rem)",
  /** Between a phone and two columns. */
  tablet: "@media (min-width: 40rem) and (max-width: 59.999rem)",
  /** The bar has room for the link to the waitlist. */
  medium: "@media (min-width: 48rem)",
  narrow: "@media (max-width: 47.999rem)",
  /** Two columns have room for a form or a sample beside words. */
  wide: "@media (min-width: 60rem)",
  /** As high as a phone on its side, or a view magnified to 400%. */
  low: "@media (max-height: 30rem)",
  high: "@media (min-height: 30.001rem)",
  /** The bar at the lower edge is there, with the link to the waitlist (layout/join-bar.tsx). */
  withJoinBar: "@media screen and (max-width: 47.999rem) and (min-height: 30.001rem)",
  dark: "@media screen and (prefers-color-scheme: dark)",
  /** Text so large that two words are not beside each other. */
  hugeText: "@media (max-width: 15rem)",
} as const;
