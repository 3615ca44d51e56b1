import styled from "@emotion/styled";

type Rank = "primary" | "secondary";

/** Look of everything that is pressed to go on, whether it is a link or a button. */
const pressable = {
  display: "inline-flex",
  alignItems: "center",
  justifyContent: "center",
  gap: "var(--space-2)",
  minHeight: "var(--target)",
  padding: "var(--space-3) var(--space-6)",
  border: "2px solid var(--action)",
  borderRadius: "var(--radius-pill)",
  fontWeight: 650,
  lineHeight: 1.2,
  textAlign: "center",
  textDecoration: "none",
  cursor: "pointer",
} as const;

const ranks = {
  primary: {
    background: "var(--action)",
    color: "var(--on-action)",
    "&:hover": { background: "var(--action-strong)", borderColor: "var(--action-strong)" },
    "&:disabled": { opacity: 0.65, cursor: "default" },
  },
  secondary: {
    background: "transparent",
    color: "var(--action)",
    "&:hover": { color: "var(--action-strong)", borderColor: "var(--action-strong)" },
  },
} satisfies Record<Rank, object>;

export const Button = styled.button<{ rank?: Rank }>(
  pressable,
  ({ rank = "primary" }) => ranks[rank],
);

export const ButtonLink = styled.a<{ rank?: Rank }>(
  pressable,
  ({ rank = "primary" }) => ranks[rank],
);
