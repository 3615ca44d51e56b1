import styled from "@emotion/styled";
import { media } from "../styles/media";

/** Look of buttons and of links like them; `data-rank="secondary"` makes one secondary. */
export const pressable = {
  display: "inline-flex",
  alignItems: "center",
  justifyContent: "center",
  gap: "var(--space-2)",
  minWidth: "var(--target)",
  minHeight: "var(--target)",
  padding: "var(--space-3) var(--space-6)",
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
  "&[data-rank='secondary']": {
    borderColor: "var(--link)",
    background: "transparent",
    color: "var(--link)",
    "&:hover": { borderColor: "var(--ink)", color: "var(--ink)" },
  },
} as const;

export const Button = styled.button(pressable);

export const ButtonLink = styled.a(pressable);

export const ButtonRow = styled.div({
  display: "flex",
  flexWrap: "wrap",
  gap: "var(--space-3)",
  marginTop: "var(--space-2)",
  [media.phone]: {
    gap: "var(--space-2)",
    "& > *": { flex: "1 1 10.9rem" },
    "& a": { width: "100%", paddingInline: "0.625rem", fontSize: "1rem" },
  },
});
