/**
 * Tells CSS when an element comes into view, by scrolling or with its audience's view: then its data
 * attribute is `arrived`. What is in view from the start stays as it is.
 *
 * @param state - the name of the data attribute.
 * @returns a function that stops watching.
 */
export function revealOnScroll(element: HTMLElement, state: "reveal" | "sway"): () => void {
  let isFirst = true;
  const observer = new IntersectionObserver(
    (entries) => {
      // A busy browser reports several moments at once, the oldest first.
      for (const { isIntersecting } of entries) {
        if (isIntersecting) {
          if (!isFirst) element.dataset[state] = "arrived";
          observer.disconnect();
          return;
        }
        isFirst = false;
      }
    },
    { rootMargin: "0px 0px 10%" },
  );
  observer.observe(element);
  return () => observer.disconnect();
}
