/** The dark ground of the waitlist, and the colors that are readable on it. */
export const deepGround = {
  background: "var(--deep)",
  color: "var(--on-deep)",
  "--focus": "var(--deep-accent)",
  "--twig": "var(--deep-accent)",
  "--accent": "var(--deep-accent)",
} as const;
