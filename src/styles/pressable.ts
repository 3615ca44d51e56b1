/** Look of buttons and of links like them; `--pressable-inset` replaces the space at both ends. */
export const pressable = {
  display: "inline-flex",
  alignItems: "center",
  justifyContent: "center",
  gap: "var(--space-2)",
  minWidth: "var(--target)",
  minHeight: "var(--target)",
  padding: "var(--space-3) var(--pressable-inset, var(--space-6))",
  border: "2px solid var(--action)",
  borderRadius: "var(--radius-pill)",
  background: "var(--action)",
  color: "var(--on-action)",
  // On another background, the browser would put a plate behind the words.
  "@media (forced-colors: active)": { background: "Canvas" },
  fontWeight: 650,
  lineHeight: 1.2,
  textAlign: "center",
  textDecoration: "none",
  cursor: "pointer",
  "&:hover": { background: "var(--action-strong)", borderColor: "var(--action-strong)" },
  "@media print": { display: "none" },
  "&:is(:disabled, [aria-disabled='true'])": { opacity: 0.65, cursor: "default" },
} as const;

/** The same for what is less important than a button nearby. */
export const secondaryPressable = {
  ...pressable,
  borderColor: "var(--link)",
  background: "transparent",
  color: "var(--link)",
  "&:hover": { borderColor: "var(--ink)", color: "var(--ink)" },
} as const;
