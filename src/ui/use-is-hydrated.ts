import { useLayoutEffect, useState } from "react";

/**
 * False in the static HTML and during hydration, true from then on. Before anything else can happen,
 * React runs all other effects: what a visitor types before them would be lost.
 */
export function useIsHydrated(): boolean {
  const [isHydrated, setIsHydrated] = useState(false);
  useLayoutEffect(() => setIsHydrated(true), []);
  return isHydrated;
}
