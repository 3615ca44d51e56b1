import { useLayoutEffect, useSyncExternalStore } from "react";
import { type Audience, defaultAudience } from "./audience";
import { onAudienceChange, showAudience, shownAudience } from "./shown-audience";

/** Returns the audience that the page shows; the default one in the static HTML. */
export function useAudience(): Audience {
  return useSyncExternalStore(onAudienceChange, shownAudience, () => defaultAudience);
}

/**
 * Has the page show the view that its address asks for, whatever changes the address.
 *
 * @param location - the router's, which is another one after each navigation.
 */
export function useAudienceOf(location: Pick<Location, "pathname">): void {
  // Before the paint, and before the place in this view is restored.
  useLayoutEffect(() => {
    showAudience();
    // Back and forward within the page: the router is later than the browser, which restores the place.
    function showAtOnce() {
      if (window.location.pathname === location.pathname) showAudience();
    }
    window.addEventListener("popstate", showAtOnce);
    return () => window.removeEventListener("popstate", showAtOnce);
  }, [location]);
}
