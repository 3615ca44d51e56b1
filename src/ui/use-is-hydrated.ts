import { useSyncExternalStore } from "react";

/** False in the static HTML and while React takes it over, true from then on. */
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
