import { isAudience } from "../audience/audience";
import { showAudience, shownAudience, switchAudience } from "../audience/shown-audience";
import { unifyAddress } from "./unify-address";

/**
 * Shows the audience's view from the first paint on, so that a link to the clinic view never shows
 * the family view first, and lets the toggle work until hydration.
 * Each page runs it as an inline script in its head (gatsby/inline-script.ts).
 */
export function markAudienceEarly(): void {
  unifyAddress();
  showAudience();
  addEventListener("change", ({ target }) => {
    // After hydration, React changes the view.
    if (document.documentElement.dataset.hydrated) return;
    if (!(target instanceof HTMLInputElement) || target.name !== "audience") return;
    if (isAudience(target.value)) switchAudience(target.value);
  });
  addEventListener("DOMContentLoaded", () => {
    const query = `[name=audience][value=${shownAudience()}]`;
    const radio = document.querySelector<HTMLInputElement>(query);
    if (radio) radio.checked = true;
  });
}
