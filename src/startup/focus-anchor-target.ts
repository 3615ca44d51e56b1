/**
 * Passes the focus on to where a link from another page has taken the view. Gatsby gives it to the
 * element around the new page, so that the next Tab would jump back to the page's top.
 *
 * @param hash - the new address's fragment, e.g. `#waitlist`.
 */
export function focusAnchorTarget(hash: string): void {
  const target = document.getElementById(hash.slice(1));
  if (!target) return;
  target.tabIndex = -1;
  // Gatsby's turn comes after this call, at a moment of its own.
  document
    .getElementById("gatsby-focus-wrapper")
    ?.addEventListener("focus", () => target.focus({ preventScroll: true }), { once: true });
}
