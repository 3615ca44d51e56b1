/**
 * Has an element that is still below the view wait until it comes into view. What the visitor already
 * sees, or has scrolled past, never waits.
 *
 * @param state - the name of its data attribute that becomes `waiting`, then `arrived`; CSS does the
 *   rest.
 * @param part - how much of it has to be in view, to 1; with 0, it need only be close.
 * @returns a function that stops watching.
 */
export function revealOnScroll(
  element: HTMLElement,
  state: "reveal" | "chat" | "sway",
  part = 0,
): () => void {
  const observer = new IntersectionObserver(
    (entries) => {
      // A busy browser reports several moments at once, the oldest first.
      const entry = entries.at(-1);
      if (!entry) return;
      const isSeen = entry.isIntersecting && entry.intersectionRatio >= part;
      if (!isSeen && entry.boundingClientRect.top > 0) {
        element.dataset[state] = "waiting";
      } else {
        if (element.dataset[state] === "waiting") element.dataset[state] = "arrived";
        observer.disconnect();
      }
    },
    { threshold: part, rootMargin: part === 0 ? "0px 0px 10%" : undefined },
  );
  observer.observe(element);
  return () => observer.disconnect();
}
