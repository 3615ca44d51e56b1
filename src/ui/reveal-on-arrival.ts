/**
 * Hides an element that is still below the view, and marks it as arrived once it comes into view.
 * What the visitor already sees, or has scrolled past, is never hidden; nor is anything hidden
 * in a browser that could not tell us when to show it again.
 *
 * @param element - its `data-reveal` becomes `waiting`, then `arrived`; CSS does the rest.
 * @returns a function that stops watching.
 */
export function revealOnArrival(element: HTMLElement): () => void {
  if (typeof IntersectionObserver === "undefined") return () => undefined;
  const observer = new IntersectionObserver((entries) => {
    // A busy browser reports several moments at once, the oldest first.
    const entry = entries.at(-1);
    if (!entry) return;
    const isBelow = !entry.isIntersecting && entry.boundingClientRect.top > 0;
    if (isBelow) {
      element.dataset.reveal = "waiting";
    } else {
      if (element.dataset.reveal === "waiting") element.dataset.reveal = "arrived";
      observer.disconnect();
    }
  });
  observer.observe(element);
  return () => observer.disconnect();
}
