import "react";

declare module "react" {
  // Style attributes may set CSS custom properties.
  interface CSSProperties {
    [name: `--${string}`]: string | number | undefined;
  }
}
