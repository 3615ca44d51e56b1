import { flushSync } from "react-dom";
import { applyAudienceFromUrl } from "../audience/current-audience";
import { sectionBeingRead } from "../audience/reading-position";

/** How far each entry of the history was scrolled when it was left, in pixels, by the entry's key. */
let places: Map<string, number>;

const storageKey = "places-in-history";

/** The entry that is shown, or will be once its page is there. */
let shownKey: string;

/** How far it is scrolled. */
let shownPlace: number;

/** The path of the page that is there. */
let shownPath: string;

/** Where Back or Forward leads, while the page is not there yet. */
let destination: { place: number | undefined } | undefined;

/**
 * Keeps the view and the place of each entry of the history. Within the document, places are ours:
 * the browser would restore one before the other page is there. On a reload, or back from another
 * site, they are the browser's, which is earlier than any script.
 */
export function followHistory(): void {
  places = storedPlaces();
  shownKey = ensureEntryKey();
  shownPath = location.pathname;
  // The browser has left the place to us, since this was not the last entry of its document.
  if (history.scrollRestoration === "manual") scrollTo(0, places.get(shownKey) ?? 0);
  shownPlace = scrollY;
  addEventListener("scroll", noteScrolling, { passive: true });
  addEventListener("popstate", afterTravel);
  if (document.readyState === "complete") takePlacesOver();
  addEventListener("pageshow", takePlacesOver);
  addEventListener("pagehide", handPlacesBack);
  // A tab in the background may be discarded, and then loaded again.
  addEventListener("visibilitychange", () => {
    if (document.hidden) handPlacesBack();
    else takePlacesOver();
  });
}

/**
 * Brings the page that has just been rendered to its place.
 *
 * @param path - the page's path, as in its address.
 */
export function bringPageToPlace(path: string): void {
  const isNewPage = path !== shownPath;
  shownPath = path;
  if (ensureEntryKey() !== shownKey) {
    // A link has made a new entry.
    leaveEntry();
    scrollToAnchorOrTop(isNewPage);
  } else if (destination && path === location.pathname) {
    if (destination.place === undefined) {
      scrollToAnchorOrTop(isNewPage);
    } else {
      scrollTo(0, destination.place);
      keepFocusAt(sectionBeingRead());
    }
    destination = undefined;
  }
  shownPlace = scrollY;
}

/** Back, forward, or a link to an anchor, to which the browser itself scrolls. */
function afterTravel(): void {
  // The entry stays if a link leads to the anchor that the address has already.
  if (history.state?.key === shownKey && !destination) return;
  leaveEntry();
  const place = places.get(shownKey);
  if (location.pathname !== shownPath) {
    destination = { place };
    return;
  }
  // The other view may be higher, with a form in place of the thanks: React has to show it first.
  flushSync(applyAudienceFromUrl);
  if (place !== undefined) scrollTo(0, place);
  shownPlace = scrollY;
}

function noteScrolling(): void {
  // On the way to another page, it is still this one that is scrolled.
  if (destination) return;
  shownPlace = scrollY;
  // Firefox takes the key of an entry away, silently, if a link leads to the anchor that it has already.
  ensureEntryKey(shownKey);
}

function leaveEntry(): void {
  if (!destination) places.set(shownKey, shownPlace);
  destination = undefined;
  shownKey = ensureEntryKey();
}

/** Shows the anchor of the address, or the beginning of the page. */
function scrollToAnchorOrTop(isNewPage: boolean): void {
  const target = document.getElementById(location.hash.slice(1));
  if (target) target.scrollIntoView();
  else scrollTo(0, 0);
  if (isNewPage) keepFocusAt(target);
}

/** Has the Tab key continue from a part of a new page that is scrolled to, not from its top. */
function keepFocusAt(target: HTMLElement | null | undefined): void {
  if (!target) return;
  target.tabIndex = -1;
  target.focus({ preventScroll: true });
  // Gatsby gives the focus to what is around a new page, and it does so later than this call.
  document
    .getElementById("gatsby-focus-wrapper")
    ?.addEventListener("focus", () => target.focus({ preventScroll: true }), { once: true });
}

/** Returns the key of the current entry; one without, such as a link's to an anchor, is given one. */
function ensureEntryKey(newKey = String(Date.now() + Math.random())): string {
  const key: unknown = history.state?.key;
  if (typeof key === "string") return key;
  history.replaceState({ ...history.state, key: newKey }, "");
  return newKey;
}

function takePlacesOver(): void {
  // During this event, the browser may still restore a place of its own.
  setTimeout(() => {
    history.scrollRestoration = "manual";
  });
}

function handPlacesBack(): void {
  history.scrollRestoration = "auto";
  if (!destination) places.set(shownKey, shownPlace);
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
