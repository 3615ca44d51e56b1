import type { RouteUpdateArgs } from "gatsby";
import { sectionBeingRead } from "../audience/reading-position";
import { isInView } from "../ui/bring-into-view";

type RouteUpdate = Pick<RouteUpdateArgs, "location" | "prevLocation">;

const storageKey = "places-in-history";

/** How far each entry of the history is scrolled, in pixels, by the entry's key. */
const places = storedPlaces();

/** The key of the entry that is shown: the last one's, as long as the current one's page is on its way. */
let shownKey: string;

/**
 * Brings a page that has just been rendered to its place: where its entry of the history was left or,
 * if the entry is new, to its anchor or its top. The browser would do it before the page and its view
 * are there. On a load of the document, the browser does it, which is earlier than any script.
 */
export function restoreScroll({ location, prevLocation }: RouteUpdate): void {
  if (!prevLocation) followHistory();
  // The visitor has gone on to another page: this is called again when that is rendered.
  if (location.pathname !== window.location.pathname) return;
  shownKey = ensureEntryKey();
  // If the document unloaded while it showed another entry, this one is still set to manual.
  const isRestored = !prevLocation && history.scrollRestoration === "auto";
  const isNewPage = location.pathname !== prevLocation?.pathname;
  // After this call, React shows the entry's view, which may have another height.
  queueMicrotask(() => {
    if (!isRestored) scrollToPlace(isNewPage);
    savePlace();
  });
}

function followHistory(): void {
  addEventListener("scroll", savePlace, { passive: true });
  addEventListener("popstate", () => {
    // After a link to an anchor, the entry is new and has no key yet.
    ensureEntryKey();
    // A page that has failed is not rendered again.
    const hasFailed = !document.documentElement.dataset.hydrated;
    if (hasFailed) restoreScroll({ location: window.location, prevLocation: window.location });
  });
  if (document.readyState === "complete") setManualScrollRestoration();
  else addEventListener("load", setManualScrollRestoration);
  // The document may be unloaded next, and a tab in the background discarded.
  document.addEventListener("visibilitychange", () => {
    if (document.hidden) history.scrollRestoration = "auto";
    else setManualScrollRestoration();
  });
}

function setManualScrollRestoration(): void {
  // During the events that call this, the browser may still restore a place of its own.
  setTimeout(() => {
    history.scrollRestoration = "manual";
  });
}

function savePlace(): void {
  // Firefox takes the key of an entry away, silently, if a link leads to the anchor that it has already.
  if (ensureEntryKey(shownKey) !== shownKey) return;
  places.set(shownKey, scrollY);
  try {
    sessionStorage.setItem(storageKey, JSON.stringify([...places]));
  } catch {
    // Places last as long as the document then.
  }
}

function storedPlaces(): Map<string, number> {
  try {
    return new Map(JSON.parse(sessionStorage.getItem(storageKey) ?? "[]"));
  } catch {
    return new Map();
  }
}

/** Returns the key of the current entry; one without, such as a link's to an anchor, is given one. */
function ensureEntryKey(newKey = String(Date.now() + Math.random())): string {
  const key: unknown = history.state?.key;
  if (typeof key === "string") return key;
  history.replaceState({ ...history.state, key: newKey }, "");
  return newKey;
}

function scrollToPlace(isNewPage: boolean): void {
  const place = places.get(shownKey);
  const anchor = document.getElementById(window.location.hash.slice(1));
  if (place !== undefined) {
    scrollTo(0, place);
    // If the view has changed as well, WebKit would scroll back to a field that has the focus.
    const focused = document.activeElement;
    if (focused instanceof HTMLInputElement && !isInView(focused)) focused.blur();
  } else if (anchor) anchor.scrollIntoView();
  // To an anchor that is nowhere on the page one is on, the browser does not scroll.
  else if (isNewPage || !window.location.hash) scrollTo(0, 0);
  const target = place === undefined ? anchor : sectionBeingRead();
  if (isNewPage && target) continueFrom(target);
}

/** Has the Tab key continue from a part of a new page that is scrolled to, not from its top. */
function continueFrom(target: HTMLElement): void {
  target.tabIndex = -1;
  target.focus({ preventScroll: true });
  // Gatsby gives the focus to what is around a new page, and it does so later than this call.
  addEventListener("focusin", giveFocusOn, { once: true });

  function giveFocusOn({ target: focused }: FocusEvent) {
    if (focused instanceof Node && focused.contains(target)) target.focus({ preventScroll: true });
  }
}
