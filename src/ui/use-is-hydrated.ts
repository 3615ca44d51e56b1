import { useLayoutEffect, useReducer, useSyncExternalStore } from "react";
import { flushSync } from "react-dom";

/**
 * False in the static HTML and during hydration, true from then on. React runs effects in a later
 * task than its changes to the page; if a visitor types or clicks in between, they run before that,
 * since a field that is not yet registered with its form would lose all that was typed.
 */
export function useIsHydrated(): boolean {
  const isHydrated = useSyncExternalStore(neverChanges, onClient, onServer);
  const [, renderAgain] = useReducer((count: number) => count + 1, 0);
  useLayoutEffect(() => {
    if (isHydrated) return;
    // Before it renders anything else, React runs the effects that are due.
    const runEffects = () => flushSync(renderAgain);
    for (const event of earlyEvents) window.addEventListener(event, runEffects, true);
    return () => {
      for (const event of earlyEvents) window.removeEventListener(event, runEffects, true);
    };
  }, [isHydrated]);
  return isHydrated;
}

const earlyEvents = ["input", "click"];

function neverChanges() {
  return () => undefined;
}

function onClient() {
  return true;
}

function onServer() {
  return false;
}
