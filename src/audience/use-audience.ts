import { useLayoutEffect, useSyncExternalStore } from "react";
import { type Audience, defaultAudience } from "./audience";
import { applyAudienceFromUrl, onAudienceChange, shownAudience } from "./current-audience";

/** Returns the audience that the page shows; the default one in the static HTML. */
export function useAudience(): Audience {
  return useSyncExternalStore(onAudienceChange, shownAudience, () => defaultAudience);
}

/**
 * Has a page that is rendered show the view that its address asks for.
 *
 * @param location - the router's, which is another one after each navigation.
 */
export function useAudienceFromUrl(location: object): void {
  // A layout effect runs before the paint, and before the page is scrolled (startup/restore-scroll.ts).
  // biome-ignore lint/correctness/useExhaustiveDependencies: the address is another one with each location
  useLayoutEffect(applyAudienceFromUrl, [location]);
}
