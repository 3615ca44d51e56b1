import { type ReactNode, startTransition, useLayoutEffect, useState } from "react";
import { flushSync } from "react-dom";
import { hydrateRoot } from "react-dom/client";

/**
 * Hydrates the static HTML in slices of a few milliseconds, between which the page responds to its
 * visitor. In one piece it is the longest task of the whole load.
 */
export function hydrateInSlices(element: ReactNode, container: Node | null): void {
  if (!(container instanceof Element)) return;
  const page = <KeepFields container={container}>{element}</KeepFields>;
  startTransition(() => {
    const root = hydrateRoot(container, page);
    // React leaves effects to a task after the last slice. For whoever types or clicks before that,
    // they run first: a field not yet registered with its form would lose all that was typed.
    const runEffects = () => flushSync(() => root.render(page));
    for (const event of ["input", "click"]) {
      window.addEventListener(event, runEffects, { capture: true, once: true });
    }
  });
}

type KeepFieldsProps = { container: Element; children: ReactNode };

/**
 * Gives new fields what the old ones held, focus and selection included. If a password manager or a
 * translator has changed the page before hydration, React replaces all of it.
 */
function KeepFields({ container, children }: KeepFieldsProps) {
  // React renders the replacement in one task with the exchange, so nothing is typed in between.
  const [before] = useState(() => ({ fields: fieldsIn(container), focus: document.activeElement }));
  useLayoutEffect(() => {
    for (const [index, field] of fieldsIn(container).entries()) {
      const old = before.fields[index];
      if (!old || old === field) continue;
      field.value = old.value;
      field.checked = old.checked;
      if (old !== before.focus) continue;
      field.focus({ preventScroll: true });
      // A checkbox has no selection, and would throw.
      if (old.selectionStart !== null)
        field.setSelectionRange(old.selectionStart, old.selectionEnd);
    }
  }, [container, before]);
  return children;
}

/** The fields of our forms, in their order; what an extension adds has no such name. */
function fieldsIn(container: Element): HTMLInputElement[] {
  return [...container.querySelectorAll<HTMLInputElement>("form input[name]")];
}
