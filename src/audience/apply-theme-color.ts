import { themeColors } from "../styles/theme-colors";
import type { Audience } from "./audience";

/** Sets the page's two `theme-color` metas (made by gatsby-ssr.tsx) to an audience's colours. */
export function applyThemeColor(audience: Audience): void {
  for (const scheme of ["light", "dark"] as const) {
    document
      .querySelector(`meta[name="theme-color"][media*="${scheme}"]`)
      ?.setAttribute("content", themeColors[audience][scheme]);
  }
}
