import { type ComponentProps, type RefObject, useEffect, useRef } from "react";

type RevealProps = ComponentProps<"li"> & {
  /** Milliseconds that it waits once it is in view. */
  delay: number;
};

/** A list item that rises as it is scrolled into view (styles/global.css). */
export function Reveal({ delay, ...rest }: RevealProps) {
  const item = useRef<HTMLLIElement>(null);
  useArrival(item);
  return <li ref={item} data-reveal="" style={{ "--reveal-delay": `${delay}ms` }} {...rest} />;
}

/**
 * Sets `data-arrived` on an element when it comes into view, by scrolling or with its audience's view.
 * What is in view from the start stays as it is.
 */
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
