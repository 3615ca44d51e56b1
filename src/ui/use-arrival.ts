import { type RefObject, useEffect } from "react";

/** Sets `data-arrived` on an element that was out of view at first when it is scrolled into view. */
export function useArrival(ref: RefObject<HTMLElement>): void {
  useEffect(() => {
    const element = ref.current;
    if (!element) return;
    let wasOutside = false;
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { isIntersecting } of entries) {
          if (isIntersecting) {
            if (wasOutside) element.dataset.arrived = "";
            observer.disconnect();
            return;
          }
          wasOutside = true;
        }
      },
      { rootMargin: "0px 0px 10%" },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [ref]);
}
