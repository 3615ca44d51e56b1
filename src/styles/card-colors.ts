import type { CSSProperties } from "react";

type CardColors = { card: string; ink: string; darkCard: string; darkInk: string };

/** The colors in shared.schema.json, of which an editor picks one for a journey's card. */
const cardColors: Record<Queries.CardColor, CardColors> = {
  plum: { card: "#7a2e62", ink: "#fff5ef", darkCard: "#5c214b", darkInk: "#fff5ef" },
  coral: { card: "#f6bfac", ink: "#3b1220", darkCard: "#6a2f45", darkInk: "#fff1ea" },
  sage: { card: "#d3dfc8", ink: "#1f2f22", darkCard: "#34472f", darkInk: "#ebf4e4" },
  teal: { card: "#0e5a5e", ink: "#eefaf7", darkCard: "#0c494d", darkInk: "#eefaf7" },
  mint: { card: "#c6ecdd", ink: "#0f2f33", darkCard: "#1a4b43", darkInk: "#e0f7ed" },
  sky: { card: "#d2e5f3", ink: "#11293c", darkCard: "#203f57", darkInk: "#e5f2fb" },
};

/** Returns a card's colors as custom properties. */
export function cardStyle(name: Queries.CardColor | null): CSSProperties {
  if (!name) return {};
  const colors = cardColors[name];
  return {
    "--card": colors.card,
    "--card-ink": colors.ink,
    "--dark-card": colors.darkCard,
    "--dark-card-ink": colors.darkInk,
  };
}
