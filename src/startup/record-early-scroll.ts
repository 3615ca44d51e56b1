/**
 * Makes Gatsby record how far a visitor has scrolled before the scripts came. It records the place
 * at each scroll event, and returns there when the visitor comes back from another page.
 */
export function recordEarlyScroll(): void {
  if (window.scrollY > 0) window.dispatchEvent(new Event("scroll"));
}
