/**
 * Tells CSS when an element comes into view from below. What the visitor already sees, or comes to
 * with a jump, never moves.
 *
 * @param state - the name of its data attribute: `waiting` while the element is below the view, then
 *   `arrived` or, after a jump, nothing.
 * @param part - how much of it has to be in view, to 1; with 0, it need only be close.
 * @returns a function that stops watching.
 */
export function revealOnScroll(
  element: HTMLElement,
  state: "reveal" | "chat" | "sway",
  part = 0,
): () => void {
  let isFirst = true;
  const observer = new IntersectionObserver(
    (entries) => {
      // A busy browser reports several moments at once, the oldest first.
      const entry = entries.at(-1);
      if (!entry) return;
      const { top, bottom, height } = entry.boundingClientRect;
      const isSeen = entry.isIntersecting && entry.intersectionRatio >= part;
      if (isSeen || top < 0) {
        const comesFromBelow = !isFirst && bottom > (entry.rootBounds?.bottom ?? 0);
        element.dataset[state] = comesFromBelow ? "arrived" : "";
        observer.disconnect();
      } else if (height > 0) {
        element.dataset[state] = "waiting";
      }
      // Otherwise, it is in the other audience's view, which is not shown.
      isFirst = false;
    },
    { threshold: part, rootMargin: part === 0 ? "0px 0px 10%" : undefined },
  );
  observer.observe(element);
  return () => observer.disconnect();
}
