import { type ComponentProps, type RefObject, useEffect, useRef } from "react";

type RevealProps = ComponentProps<"li"> & {
  /** Milliseconds between coming into view and rising. */
  delay: number;
};

/** A list item that rises when it is scrolled into view (styles/global.css). */
export function Reveal({ delay, style, ...rest }: RevealProps) {
  const item = useRef<HTMLLIElement>(null);
  useArrival(item);
  return (
    <li ref={item} data-reveal="" style={{ "--reveal-delay": `${delay}ms`, ...style }} {...rest} />
  );
}

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
