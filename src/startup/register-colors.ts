const fading = ["--ground", "--surface", "--ink", "--action", "--tint", "--deep"];

/**
 * Tells the browser that these properties are colours, so that a switch of audience fades what is
 * painted in them (styles/audience.css). By script rather than `@property`: the page is shorter, and
 * nothing fades before React is there.
 */
export function registerColors(): void {
  for (const name of fading) {
    CSS.registerProperty?.({
      name,
      syntax: "<color>",
      inherits: true,
      initialValue: "transparent",
    });
  }
}
