/**
 * Moves the focus to where a link from another page has scrolled. Gatsby gives it to the element
 * around the new page, from which the next Tab would jump back to the page's top.
 *
 * @param hash - the new address's fragment, e.g. `#waitlist`.
 */
export function focusAnchorTarget(hash: string): void {
  const target = document.getElementById(hash.slice(1));
  if (!target) return;
  target.tabIndex = -1;
  // Gatsby moves the focus later than this call.
  document
    .getElementById("gatsby-focus-wrapper")
    ?.addEventListener("focus", () => target.focus({ preventScroll: true }), { once: true });
}
