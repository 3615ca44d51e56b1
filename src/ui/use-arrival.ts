import { type RefObject, useEffect } from "react";

/** How much of an element is in view when it arrives, in pixels. */
const arrivingPart = 48;

/**
 * Marks an element that is out of view with `data-due`, until it is scrolled into view: from then on,
 * with `data-arrived`. An element that is in view at first gets neither.
 */
export function useArrival(ref: RefObject<HTMLElement>): void {
  useEffect(() => {
    const element = ref.current;
    if (!element) return;
    // The join bar covers what the page's scroll padding leaves free.
    const { scrollPaddingBottom } = getComputedStyle(document.documentElement);
    const covered = Number.parseFloat(scrollPaddingBottom) || 0;
    const observer = new IntersectionObserver(
      (entries) => {
        const { dataset } = element;
        if (!entries.some(({ isIntersecting }) => isIntersecting)) {
          dataset.due = "";
          return;
        }
        if (dataset.due !== undefined) dataset.arrived = "";
        delete dataset.due;
        observer.disconnect();
      },
      { rootMargin: `0px 0px -${covered + arrivingPart}px` },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [ref]);
}
