/**
 * Tells Gatsby where the visitor is who has scrolled before the scripts came: it notes the place
 * whenever the page is scrolled, to find it again on the way back from another page.
 */
export function recordEarlyScroll(): void {
  if (window.scrollY > 0) window.dispatchEvent(new Event("scroll"));
}
