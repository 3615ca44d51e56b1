import { type RefObject, useEffect, useRef } from "react";

/**
 * Tells CSS how much of the view an element at its edge covers, in pixels, so that what has the focus
 * or is jumped to stays clear of it.
 *
 * @param property - of the page. Set only when needed, while the element is higher than its
 *   `min-height`: changing it restyles the page.
 * @returns a ref for the element.
 */
export function useCoveredHeight<T extends HTMLElement>(property: `--${string}`): RefObject<T> {
  const element = useRef<T>(null);
  useEffect(() => {
    const covering = element.current;
    if (!covering) return;
    const observer = new ResizeObserver(() => {
      const usual = Number.parseFloat(getComputedStyle(covering).minHeight) || 0;
      const height = covering.offsetHeight;
      document.documentElement.style.setProperty(property, height > usual ? `${height}px` : "");
    });
    observer.observe(covering);
    return () => observer.disconnect();
  }, [property]);
  return element;
}
