import { type ReactNode, startTransition } from "react";
import { flushSync } from "react-dom";
import { hydrateRoot } from "react-dom/client";

/**
 * Hydrates the static HTML in slices of a few milliseconds, between which the page responds to its
 * visitor. In one piece it is the longest task of the whole load.
 */
export function hydrateInSlices(element: ReactNode, container: Node | null): void {
  if (!(container instanceof Element)) return;
  startTransition(() => {
    const root = hydrateRoot(container, element);
    // React leaves effects to a task after the last slice. For whoever types or clicks before that,
    // they run first: a field not yet registered with its form would lose all that was typed.
    const runEffects = () => flushSync(() => root.render(element));
    for (const event of ["input", "click"]) {
      window.addEventListener(event, runEffects, { capture: true, once: true });
    }
  });
}
