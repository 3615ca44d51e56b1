import { type ReactNode, startTransition } from "react";
import { hydrateRoot } from "react-dom/client";

/**
 * Hydrates the static HTML in slices of a few milliseconds, between which the page responds to its
 * visitor. In one piece it is the longest task of the whole load.
 */
export function hydrateInSlices(element: ReactNode, container: Node | null): void {
  if (!(container instanceof Element)) return;
  startTransition(() => {
    hydrateRoot(container, element);
  });
}
