import type { ComponentProps } from "react";

type LinkProps = Omit<ComponentProps<"a">, "href"> & { to: string; replace?: boolean };

/** Gatsby's Link as the anchor that it renders. */
export function Link({ to, replace, ...rest }: LinkProps) {
  return <a href={to} {...rest} />;
}

/** Queries are run by the build; in a test their text means nothing. */
export function graphql(): null {
  return null;
}

export function withPrefix(path: string): string {
  return path;
}
