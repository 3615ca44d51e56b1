import { useSyncExternalStore } from "react";
import { type Audience, defaultAudience, shownAudience } from "./audience";

/**
 * Returns the audience whose view is shown; in the static HTML, the default one. Only the form asks,
 * because it is one for both; all else is in the HTML for each audience, and CSS shows one.
 */
export function useAudience(): Audience {
  return useSyncExternalStore(onAudienceChange, shownAudience, () => defaultAudience);
}

/** Subscribes to the event that view-script.ts dispatches. */
function onAudienceChange(listener: () => void): () => void {
  window.addEventListener("audiencechange", listener);
  return () => window.removeEventListener("audiencechange", listener);
}
