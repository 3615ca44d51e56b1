import { themeColors } from "../styles/theme-colors";
import { type Audience, defaultAudience, isAudience } from "./audience";
import { keepReadingPlace } from "./keep-reading-place";

// Free of React, since the script that each page begins with (startup/mark-audience-early.ts) uses it.

const listeners = new Set<() => void>();

/** The audience whose view the page shows: styles/audience.css goes by the mark on `<html>`. */
export function shownAudience(): Audience {
  const { audience } = document.documentElement.dataset;
  return isAudience(audience) ? audience : defaultAudience;
}

/** Shows an audience's view, in its colors, those of the browser's own bars included. */
export function showAudience(audience: Audience): void {
  document.documentElement.dataset.audience = audience;
  for (const [scheme, color] of Object.entries(themeColors[audience])) {
    document
      .querySelector(`meta[name="theme-color"][media*="${scheme}"]`)
      ?.setAttribute("content", color);
  }
  for (const listener of listeners) listener();
}

/** Shows another audience's view, in which the section that is being read keeps its place. */
export function switchAudience(audience: Audience): void {
  const goBack = keepReadingPlace();
  showAudience(audience);
  goBack();
}

/** Removes the mark: the next page may have no audience, or one of its own. */
export function forgetAudience(): void {
  showAudience(defaultAudience);
  delete document.documentElement.dataset.audience;
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
