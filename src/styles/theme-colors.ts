import type { Audience } from "../audience/audience";

type Scheme = "light" | "dark";

/**
 * Colour of the browser's own bars, for each audience and scheme: the `--ground` of audience.css,
 * which CSS cannot hand to a meta tag. A test holds the two to agree.
 */
export const themeColors = {
  patients: { light: "#fbf5ec", dark: "#1d131c" },
  providers: { light: "#f2f7f6", dark: "#0c191b" },
} satisfies Record<Audience, Record<Scheme, string>>;

/** Sets the page's two `theme-color` metas (made by gatsby-ssr.tsx) to an audience's colours. */
export function applyThemeColor(audience: Audience): void {
  for (const scheme of ["light", "dark"] as const) {
    document
      .querySelector(`meta[name="theme-color"][media*="${scheme}"]`)
      ?.setAttribute("content", themeColors[audience][scheme]);
  }
}
