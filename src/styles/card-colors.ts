import type { CSSProperties } from "react";

/** The journey's cards, of which an editor picks a color by name: card and text, light and dark. */
const cardColors: Partial<Record<string, readonly [string, string, string, string]>> = {
  plum: ["#7a2e62", "#fff5ef", "#5c214b", "#fff5ef"],
  coral: ["#f6bfac", "#3b1220", "#6a2f45", "#fff1ea"],
  sage: ["#d3dfc8", "#1f2f22", "#34472f", "#ebf4e4"],
  teal: ["#0e5a5e", "#eefaf7", "#0c494d", "#eefaf7"],
  mint: ["#c6ecdd", "#0f2f33", "#1a4b43", "#e0f7ed"],
  sky: ["#d2e5f3", "#11293c", "#203f57", "#e5f2fb"],
};

/** Returns a card's colors as custom properties; none for a name that is not listed. */
export function cardStyle(name: string | null): CSSProperties {
  const colors = cardColors[name ?? ""];
  if (!colors) return {};
  const [card, ink, darkCard, darkInk] = colors;
  return {
    "--card": card,
    "--card-ink": ink,
    "--dark-card": darkCard,
    "--dark-card-ink": darkInk,
  };
}
