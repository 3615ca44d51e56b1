import {
  type Audience,
  audienceInQuery,
  defaultAudience,
  isAudience,
  queryWithAudience,
} from "./audience";
import { captureReadingPosition } from "./reading-position";

// The script that each page begins with (startup/run-before-hydration.ts) uses this file, so it is
// free of React.

const listeners = new Set<() => void>();

/**
 * The audience whose view the page shows. The address alone says which, but after Back it may be that
 * of a page that is still on its way.
 */
export function shownAudience(): Audience {
  const { audience } = document.documentElement.dataset;
  return isAudience(audience) ? audience : defaultAudience;
}

/**
 * Shows the view that the address asks for, in its colors: styles/audience.css goes by the mark on
 * `<html>`.
 */
export function applyAudienceFromUrl(): void {
  document.documentElement.dataset.audience = audienceInQuery(window.location.search);
  for (const listener of listeners) listener();
}

/**
 * Shows another audience's view, in which the section that is being read keeps its place. The address
 * of this entry of the history changes with it, so that a reload or a copied link shows the same.
 */
export function switchAudience(audience: Audience): void {
  const { pathname, search, hash } = window.location;
  const restorePlace = captureReadingPosition();
  try {
    const address = pathname + queryWithAudience(audience, search) + hash;
    window.history.replaceState(window.history.state, "", address);
  } catch {
    // Safari lets nobody change the address a hundred times in ten seconds, and nothing else says
    // which view is shown: this one stays.
  }
  applyAudienceFromUrl();
  restorePlace();
}

/**
 * Calls back whenever the page shows another audience's view.
 *
 * @returns a function that stops it.
 */
export function onAudienceChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
