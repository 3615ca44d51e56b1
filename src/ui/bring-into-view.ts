/**
 * Scrolls no further than it takes for an element to be in view, clear of what covers the view's
 * edges. Unlike `scrollIntoView`, which moves the place from which the Tab key continues.
 *
 * @param element - if it is higher than the view, its upper edge counts; nowhere, if it is hidden.
 */
export function bringIntoView(element: Element): void {
  if (element.getClientRects().length === 0) return;
  const { above, below } = outOfView(element);
  if (above < 0) window.scrollBy(0, above);
  else if (below > 0) window.scrollBy(0, Math.min(below, above));
}

/** Whether any of an element is in view, clear of what covers the view's edges. */
export function isInView(element: Element): boolean {
  const { height } = element.getBoundingClientRect();
  const { above, below } = outOfView(element);
  return element.getClientRects().length > 0 && above > -height && below < height;
}

/** How far an element reaches beyond the view, in pixels: above it if negative, below if positive. */
function outOfView(element: Element): { above: number; below: number } {
  const { top, bottom } = element.getBoundingClientRect();
  const { scrollPaddingTop, scrollPaddingBottom } = getComputedStyle(document.documentElement);
  return {
    above: top - (Number.parseFloat(scrollPaddingTop) || 0),
    below: bottom + (Number.parseFloat(scrollPaddingBottom) || 0) - window.innerHeight,
  };
}
