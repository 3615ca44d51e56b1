import { useSyncExternalStore } from "react";

/** Returns whether React has taken the page over; false in the static HTML and while it hydrates. */
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
