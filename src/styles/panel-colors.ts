import { media } from "./media";

/** Of the panel itself, its text, its small leaves, and what is behind its picture. */
type Colors = [panel: string, ink: string, mark: string, picture: string];

type PanelColors = {
  light: Colors;
  dark: Colors;
};

/**
 * Colors of the journey's panels, of which an editor picks one by name. A style sheet would bring
 * all of them to every page; from a script, a page carries those that it uses.
 */
export const panelColors = {
  plum: {
    light: ["#7a2e62", "#fff5ef", "#b9dcc8", "#f7e2c8"],
    dark: ["#5c214b", "#fff5ef", "#b9dcc8", "#3f2738"],
  },
  coral: {
    light: ["#f6bfac", "#3b1220", "#34604b", "#afcdbd"],
    dark: ["#6a2f45", "#fff1ea", "#c9dfc6", "#2a473d"],
  },
  sage: {
    light: ["#d3dfc8", "#1f2f22", "#3f5f3a", "#f7e2c8"],
    dark: ["#34472f", "#ebf4e4", "#bcd8ae", "#4a3a30"],
  },
  teal: {
    light: ["#0e5a5e", "#eefaf7", "#9de3cb", "#b2d9c9"],
    dark: ["#0c494d", "#eefaf7", "#9de3cb", "#1f5f56"],
  },
  mint: {
    light: ["#c6ecdd", "#0f2f33", "#0a5f53", "#d2e5f3"],
    dark: ["#1a4b43", "#e0f7ed", "#9de3cb", "#203f57"],
  },
  sky: {
    light: ["#d2e5f3", "#11293c", "#1f5580", "#c6ecdd"],
    dark: ["#203f57", "#e5f2fb", "#a9d2f3", "#1a4b43"],
  },
} satisfies Record<string, PanelColors>;

type PanelColor = keyof typeof panelColors;

/** Puts a panel's color behind a drawing that has no ground of its own. */
export function groundOf(color: PanelColor) {
  const { light, dark } = panelColors[color];
  return { "--picture": light[0], [media.dark]: { "--picture": dark[0] } };
}

/** Whether a value names one of the colors. */
export function isPanelColor(value: string): value is PanelColor {
  return value in panelColors;
}
