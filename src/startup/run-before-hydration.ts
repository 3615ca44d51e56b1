import { isAudience } from "../audience/audience";
import {
  applyAudienceFromUrl,
  currentAudience,
  switchAudience,
} from "../audience/current-audience";
import { canonicalizeUrl } from "./canonicalize-url";
import { decodeFonts } from "./decode-fonts";
import { hastenFirstPicture } from "./hasten-first-picture";
import { noteEarlyPress } from "./note-early-press";

/**
 * Shows the audience's view from the first paint on, so that a link to the providers' view never
 * shows the patients' view first, and lets the toggle, Back and Forward work until hydration.
 * Each page runs it as an inline script in its head (gatsby/inline-script.ts).
 */
export function runBeforeHydration(): void {
  const { dataset } = document.documentElement;
  decodeFonts();
  canonicalizeUrl(dataset.path);
  applyAudienceFromUrl();
  noteEarlyPress();
  hastenFirstPicture();
  const { pathname } = location;
  addEventListener("change", ({ target }) => {
    // After hydration, React changes the view.
    if (dataset.hydrated) return;
    if (!(target instanceof HTMLInputElement) || target.name !== "audience") return;
    if (isAudience(target.value)) switchAudience(target.value);
  });
  addEventListener("popstate", () => {
    // Gatsby's scripts listen later.
    canonicalizeUrl();
    if (dataset.hydrated) return;
    // Before hydration, only a reload shows another page.
    if (location.pathname !== (dataset.path ?? pathname)) location.reload();
    applyAudienceFromUrl();
    checkRadio();
  });
  addEventListener("DOMContentLoaded", checkRadio);
}

function checkRadio(): void {
  const query = `[name=audience][value=${currentAudience()}]`;
  const radio = document.querySelector<HTMLInputElement>(query);
  if (radio) radio.checked = true;
}
