type PanelColors = {
  /** The panel itself, its text and its small leaves. */
  light: [panel: string, ink: string, mark: string];
  dark: [panel: string, ink: string, mark: string];
};

/**
 * Colors of the journey's panels, of which an editor picks one by name. A style sheet would bring
 * all of them to every page; from a script, a page carries those that it uses.
 */
export const panelColors = {
  plum: { light: ["#7a2e62", "#fff5ef", "#b9dcc8"], dark: ["#5c214b", "#fff5ef", "#b9dcc8"] },
  coral: { light: ["#f6bfac", "#3b1220", "#34604b"], dark: ["#6a2f45", "#fff1ea", "#c9dfc6"] },
  sage: { light: ["#d3dfc8", "#1f2f22", "#3f5f3a"], dark: ["#34472f", "#ebf4e4", "#bcd8ae"] },
  teal: { light: ["#0e5a5e", "#eefaf7", "#9de3cb"], dark: ["#0c494d", "#eefaf7", "#9de3cb"] },
  mint: { light: ["#c6ecdd", "#0f2f33", "#0a5f53"], dark: ["#1a4b43", "#e0f7ed", "#9de3cb"] },
  sky: { light: ["#d2e5f3", "#11293c", "#1f5580"], dark: ["#203f57", "#e5f2fb", "#a9d2f3"] },
} satisfies Record<string, PanelColors>;

type PanelColor = keyof typeof panelColors;

/** Whether a value names one of the colors. */
export function isPanelColor(value: string): value is PanelColor {
  return value in panelColors;
}
