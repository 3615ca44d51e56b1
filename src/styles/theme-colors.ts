/**
 * Color of the browser's own bars, for each audience and color scheme: the `--ground` of
 * audience.css, which CSS cannot hand to a meta tag. A test checks that the two agree.
 */
export const themeColors = {
  patients: { light: "#fbf5ec", dark: "#180e17" },
  providers: { light: "#f2f7f6", dark: "#0c191b" },
} as const;
