import { useLayoutEffect, useSyncExternalStore } from "react";
import { type Audience, audienceFromAddress, defaultAudience } from "./audience";
import { forgetAudience, onAudienceChange, showAudience, shownAudience } from "./shown-audience";

/** Returns the audience that the page shows; the default one in the static HTML. */
export function useAudience(): Audience {
  return useSyncExternalStore(onAudienceChange, shownAudience, () => defaultAudience);
}

/**
 * Shows a page's first audience, and forgets it when the visitor goes on to another page.
 *
 * @param followsAddress - whether the page answers to `?audience=`.
 */
export function usePageAudience(followsAddress: boolean): void {
  // Before the paint: a visitor who comes back from another page would see the wrong view first.
  useLayoutEffect(() => {
    // The visitor may have used the toggle before hydration.
    if (!document.documentElement.dataset.audience) {
      showAudience(followsAddress ? audienceFromAddress(window.location.search) : defaultAudience);
    }
    return forgetAudience;
  }, [followsAddress]);
}
