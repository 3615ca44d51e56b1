/**
 * Takes the focus to where a link has taken the view. From another page, Gatsby leaves it at the
 * new page's top, so that the next Tab would jump back there.
 *
 * @param hash - the address's fragment, e.g. `#waitlist`; nothing happens without one.
 */
export function focusJumpTarget(hash: string): void {
  const target = document.getElementById(hash.slice(1));
  if (!target) return;
  target.tabIndex = -1;
  target.focus({ preventScroll: true });
}
