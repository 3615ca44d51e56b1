import { type ReactNode, startTransition, useLayoutEffect } from "react";
import { hydrateRoot } from "react-dom/client";
import { carryOver } from "./carry-over";

/**
 * Hydrates the static HTML in slices of a few milliseconds, between which the page responds to its
 * visitor. In one piece it is the longest task of the whole load.
 *
 * If a password manager or a translator has changed the page, React replaces all of it: what visitors
 * have done by then is carried over.
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
    hydrateRoot(container, <Hydrated onHydrated={takeOver}>{element}</Hydrated>);
  });
}

type HydratedProps = { onHydrated: () => void; children: ReactNode };

/** Calls back once, before the paint, when all of the page is React's. */
function Hydrated({ onHydrated, children }: HydratedProps) {
  useLayoutEffect(onHydrated, [onHydrated]);
  return children;
}
