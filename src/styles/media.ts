/**
 * Breakpoints, as keys of Emotion's styles. In rem, so that a visitor's large text counts as a small
 * view. Style sheets and the sizes of images cannot import them; a test finds those that differ.
 */
export const media = {
  /** The bar would need two rows, or too much of a low view, and scrolls away. */
  tiny: "@media (max-width: 19.999rem), (max-height: 30rem)",
  /** A laptop's view at 400 % zoom. */
  zoomed: "@media (max-height: 20rem)",
  /** A toast is at the upper edge. */
  small: "@media (max-width: 47.999rem), (max-height: 30rem)",
  phone: "@media (max-width: 39.999rem)",
  beyondPhone: "@media (min-width: 40rem)",
  tablet: "@media (min-width: 40rem) and (max-width: 59.999rem)",
  /** The bar has room for the link to the waitlist. */
  medium: "@media (min-width: 48rem)",
  narrow: "@media (max-width: 47.999rem)",
  /** Two columns have room for a form or a sample beside words. */
  wide: "@media (min-width: 60rem)",
  /** Two columns fill the view. */
  laptop: "@media (min-width: 60rem) and (max-width: 75.999rem)",
  /** The join bar is shown (layout/with-join-bar.tsx). */
  withJoinBar: "@media screen and (max-width: 47.999rem) and (min-height: 30.001rem)",
  dark: "@media screen and (prefers-color-scheme: dark)",
} as const;
