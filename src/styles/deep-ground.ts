/** The ground of the waitlist, and of what leads there, with the colors that are made out on it. */
export const deepGround = {
  background: "var(--deep)",
  color: "var(--on-deep)",
  "--focus": "var(--deep-accent)",
  "--twig": "var(--deep-accent)",
  "--accent": "var(--deep-accent)",
} as const;
