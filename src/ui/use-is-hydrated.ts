import { useSyncExternalStore } from "react";

/** False in the static HTML and during hydration, true from then on. */
export function useIsHydrated(): boolean {
  return useSyncExternalStore(neverChanges, onClient, onServer);
}

function neverChanges() {
  return () => undefined;
}

function onClient() {
  return true;
}

function onServer() {
  return false;
}
