import { isAudience } from "../audience/audience";
import { applyAudienceFromUrl, shownAudience, switchAudience } from "../audience/current-audience";
import { emptyAfterSent } from "../waitlist/sent-mark";
import { canonicalizeUrl } from "./canonicalize-url";

const { dataset } = document.documentElement;

/**
 * Does what cannot wait for React. Each built page runs it as an inline script in its head
 * (gatsby/html/finish-pages.ts), after its styles and before its first paint; `gatsby develop` does not.
 *
 * What styles and scripts have to know of the page is on `<html>`:
 * - `data-path`: its address, from gatsby-ssr.tsx; none on the 404 page.
 * - `data-audience`: the view that it shows, and that scripts run at all.
 * - `data-hydrated`: the page is React's (layout/site-providers.tsx).
 * - `data-broken`: one of its own files or components has failed, or does not come.
 */
export function runBeforeHydration(): void {
  decodeFonts();
  showView();
  hastenPicture();
  addEventListener("DOMContentLoaded", emptyAfterSent);
}

/**
 * Has the browser decode the fonts in the page's styles while the body is still on its way. It does
 * that in a task of its own: begun only at the first layout, it can come after the first frame, whose
 * lines then move.
 */
function decodeFonts(): void {
  for (const font of document.fonts) {
    // Any other font is a file, which most pages do not need.
    if (font.display === "block") void font.load();
  }
}

/**
 * Shows the audience's view from the first paint on, so that a link to the providers' view never
 * shows the patients' view first, and lets the toggle, Back and Forward work until hydration.
 */
function showView(): void {
  // A chat may escape a question mark or a hash: no page is there.
  const meant = location.pathname.replace(/%3f/i, "?").replace("%23", "#");
  if (dataset.path === undefined && meant !== location.pathname) {
    location.replace(meant + location.search + location.hash);
    return;
  }
  canonicalizeUrl(dataset.path);
  applyAudienceFromUrl();
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
  const query = `[name=audience][value=${shownAudience()}]`;
  const radio = document.querySelector<HTMLInputElement>(query);
  if (radio) radio.checked = true;
}

/**
 * Has the browser ask for the picture of the first screen as soon as it has been parsed, in the view
 * that shows it. It loads lazily, for the other view must not fetch it: by itself, it would be asked
 * for at the first layout, and the largest paint come 200 ms later.
 */
function hastenPicture(): void {
  const observer = new MutationObserver(() => {
    const picture = document.querySelector<HTMLImageElement>("img[fetchpriority=high]");
    if (!picture) return;
    observer.disconnect();
    const view = picture.closest<HTMLElement>("[data-for]")?.dataset.for;
    if (view === dataset.audience) picture.loading = "eager";
  });
  observer.observe(document, { childList: true, subtree: true });
  addEventListener("DOMContentLoaded", () => observer.disconnect());
}
