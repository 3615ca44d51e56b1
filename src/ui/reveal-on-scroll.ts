/**
 * Tells CSS when an element is scrolled into view: then its data attribute is `arrived`. What is in
 * view from the start stays as it is.
 *
 * @param state - the name of the data attribute.
 * @returns a function that stops watching.
 */
export function revealOnScroll(element: HTMLElement, state: "reveal" | "sway"): () => void {
  let isFirst = true;
  const observer = new IntersectionObserver(
    (entries) => {
      // A busy browser reports several moments at once, the oldest first.
      const entry = entries.at(-1);
      // In the other audience's view, which is not shown, it has no height.
      if (!entry?.boundingClientRect.height) return;
      if (entry.isIntersecting) {
        if (!isFirst) element.dataset[state] = "arrived";
        observer.disconnect();
      }
      isFirst = false;
    },
    { rootMargin: "0px 0px 10%" },
  );
  observer.observe(element);
  return () => observer.disconnect();
}
