import { type ReactNode, startTransition, useLayoutEffect } from "react";
import { hydrateRoot } from "react-dom/client";
import { carryOver } from "./carry-over";
import { StaticPageBoundary } from "./static-page-boundary";

/**
 * Hydrates the static HTML in slices of a few milliseconds, between which the page responds to its
 * visitor. In one piece it is the longest task of the whole load.
 *
 * What visitors have done by then stays: if a password manager or a translator has changed the page,
 * React replaces all of it, and if a component throws, it removes all of it.
 */
export function hydrateInSlices(element: ReactNode, container: Node | null): void {
  if (!(container instanceof Element)) return;
  const staticNodes = [...container.childNodes];
  let focused = document.activeElement;
  function noteFocus({ target }: FocusEvent) {
    if (target instanceof Element) focused = target;
  }
  addEventListener("focusin", noteFocus);

  function takeOver() {
    removeEventListener("focusin", noteFocus);
    carryOver(staticNodes, focused);
  }

  startTransition(() => {
    hydrateRoot(
      container,
      <StaticPageBoundary container={container} staticNodes={staticNodes}>
        <Hydrated onHydrated={takeOver}>{element}</Hydrated>
      </StaticPageBoundary>,
    );
  });
}

type HydratedProps = { onHydrated: () => void; children: ReactNode };

/** Calls back once, before the paint, when all of the page is React's. */
function Hydrated({ onHydrated, children }: HydratedProps) {
  useLayoutEffect(onHydrated, [onHydrated]);
  return children;
}
