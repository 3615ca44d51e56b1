import { type ReactNode, startTransition, useLayoutEffect, useState } from "react";
import { hydrateRoot } from "react-dom/client";

/**
 * Hydrates the static HTML in slices of a few milliseconds, between which the page responds to its
 * visitor. In one piece it is the longest task of the whole load.
 */
export function hydrateInSlices(element: ReactNode, container: Node | null): void {
  if (!(container instanceof Element)) return;
  startTransition(() => {
    hydrateRoot(container, <KeepFocus>{element}</KeepFocus>);
  });
}

/**
 * Gives the focus, and a field's selection, to the new element with the same id. If a password
 * manager or a translator has changed the page before hydration, React replaces all of it.
 */
function KeepFocus({ children }: { children: ReactNode }) {
  const [focused] = useState(() => document.activeElement);
  useLayoutEffect(() => {
    if (!focused || focused.isConnected) return;
    const replacement = document.getElementById(focused.id);
    replacement?.focus({ preventScroll: true });
    if (!(focused instanceof HTMLInputElement && replacement instanceof HTMLInputElement)) return;
    // A checkbox has no selection.
    if (focused.selectionStart === null) return;
    replacement.setSelectionRange(focused.selectionStart, focused.selectionEnd);
  }, [focused]);
  return children;
}
