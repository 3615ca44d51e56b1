import { useSyncExternalStore } from "react";

/** Returns whether the page is hydrated; false in the static HTML and during hydration. */
export function useIsHydrated(): boolean {
  return useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  );
}

function neverChanges() {
  return () => undefined;
}
