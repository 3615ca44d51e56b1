import { audienceFromAddress, defaultAudience, isAudience } from "../audience/audience";
import { showAudience, switchAudience } from "../audience/shown-audience";

/**
 * Marks `<html>` with the audience before the first paint, so that a link to the clinic view never
 * shows the family view first, and lets the toggle work until hydration.
 * Each page runs it as an inline script in its head (gatsby/inline-script.ts).
 *
 * @param followsAddress - whether the page answers to `?audience=`.
 */
export function markAudienceEarly(followsAddress: boolean): void {
  addEventListener("change", ({ target }) => {
    // After hydration, React changes the view.
    if (document.documentElement.dataset.hydrated) return;
    if (!(target instanceof HTMLInputElement) || target.name !== "audience") return;
    if (isAudience(target.value)) switchAudience(target.value);
  });

  const audience = audienceFromAddress(location.search);
  if (!followsAddress || audience === defaultAudience) return;
  showAudience(audience);
  addEventListener(
    "DOMContentLoaded",
    () => {
      const query = `[name=audience][value=${audience}]`;
      const radio = document.querySelector<HTMLInputElement>(query);
      if (radio) radio.checked = true;
    },
    { once: true },
  );
}
