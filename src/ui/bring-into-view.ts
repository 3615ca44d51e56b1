/**
 * Scrolls no further than it takes for an element to be in view. Unlike `scrollIntoView`, which
 * moves the place from which the Tab key continues.
 *
 * @param element - if it is higher than the view, its upper edge counts; nowhere, if it is hidden.
 * @param room - pixels to leave free below it.
 */
export function bringIntoView(element: Element, room = 0): void {
  if (element.getClientRects().length === 0) return;
  const { top, bottom } = element.getBoundingClientRect();
  const { scrollPaddingTop } = getComputedStyle(document.documentElement);
  const above = top - (Number.parseFloat(scrollPaddingTop) || 0);
  const below = bottom + room - window.innerHeight;
  if (above < 0) window.scrollBy(0, above);
  else if (below > 0) window.scrollBy(0, Math.min(below, above));
}
