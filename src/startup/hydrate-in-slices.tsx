import { type ReactNode, startTransition, useLayoutEffect } from "react";
import { hydrateRoot } from "react-dom/client";
import { carryOver } from "./carry-over";
import { StaticPage } from "./static-page-boundary";

/**
 * Hydrates the static HTML in slices of a few milliseconds, between which the page responds to its
 * visitor. In one piece it is the longest task of the whole load.
 *
 * If a password manager or a translator has changed the page, React replaces all of it: what visitors
 * have done by then is carried over.
 */
export function hydrateInSlices(element: ReactNode, container: Node | null): void {
  if (!(container instanceof Element)) return;
  const nodes = [...container.childNodes];
  let focused = document.activeElement;
  function noteFocus({ target }: FocusEvent) {
    if (target instanceof Element) focused = target;
  }
  addEventListener("focusin", noteFocus);

  function takeOver() {
    removeEventListener("focusin", noteFocus);
    carryOver(nodes, focused);
  }

  // Blocks the page for 168 ms instead of 310, on a slow line with a processor slowed down four times.
  startTransition(() => {
    hydrateRoot(
      container,
      <StaticPage.Provider value={{ container, nodes }}>
        <Hydrated onHydrated={takeOver}>{element}</Hydrated>
      </StaticPage.Provider>,
    );
  });
}

type HydratedProps = { onHydrated: () => void; children: ReactNode };

/** Calls back once, before the paint, when all of the page is React's. */
function Hydrated({ onHydrated, children }: HydratedProps) {
  useLayoutEffect(onHydrated, [onHydrated]);
  return children;
}
