/** The dark ground of a section, and what is readable on it; light cards on it keep their colors. */
export const deepGroundWithCards = {
  background: "var(--deep)",
  color: "var(--on-deep)",
  "--focus": "var(--deep-accent)",
  "--twig": "var(--deep-accent)",
  "--accent": "var(--deep-accent)",
} as const;

/** The same for a section without such cards: text and controls have colors for the dark ground. */
export const deepGround = {
  ...deepGroundWithCards,
  "--ink": "var(--on-deep)",
  "--muted": "var(--deep-muted)",
  "--link": "var(--on-deep)",
  "--action": "var(--deep-accent)",
  "--action-strong": "var(--on-deep)",
  "--on-action": "var(--deep)",
} as const;

/** The dark ground of a letterhead, on paper none. */
export const letterheadGround = {
  "@media screen": {
    background: "var(--letterhead)",
    color: "var(--on-deep)",
    "--focus": "var(--deep-accent)",
    "--twig": "var(--deep-accent)",
    "--muted": "var(--on-deep)",
    "--line": "var(--on-deep)",
  },
} as const;
