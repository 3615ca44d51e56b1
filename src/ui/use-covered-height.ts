import { type RefObject, useEffect, useRef } from "react";

/**
 * Tells CSS how much of the view an element at its edge covers, in pixels, so that what has the focus
 * or is jumped to stays clear of it. That it covers less is told once the page's end is out of view:
 * what is there would move from under a press.
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
    let told = 0;

    const tell = () => {
      const usual = Number.parseFloat(getComputedStyle(covering).minHeight) || 0;
      const height = covering.offsetHeight > usual ? covering.offsetHeight : 0;
      const { style, scrollTop, clientHeight, scrollHeight } = document.documentElement;
      if (height < told && scrollTop + clientHeight > scrollHeight - told) {
        addEventListener("scroll", tell, { once: true, passive: true });
        return;
      }
      told = height;
      style.setProperty(property, height > 0 ? `${height}px` : "");
    };

    const observer = new ResizeObserver(tell);
    observer.observe(covering);
    return () => {
      observer.disconnect();
      removeEventListener("scroll", tell);
    };
  }, [property]);
  return element;
}
