import { type ComponentProps, useEffect, useRef } from "react";

type RevealProps = ComponentProps<"li"> & {
  /** Place among its siblings, from 0. */
  index: number;
  /** Milliseconds that each sibling waits for the one before it. */
  stagger: number;
};

/**
 * A list item that rises as it is scrolled into view, one after the other; until then it is there like
 * any other: what reads a page without scrolling must be able to read it. Its rules
 * are in styles/global.css: from here, Emotion would repeat them for every kind of card.
 */
export function Reveal({ index, stagger, ...rest }: RevealProps) {
  const item = useRef<HTMLLIElement>(null);
  useEffect(() => {
    if (!item.current) return;
    // The content-security policy forbids style attributes in the HTML: a script sets the delay.
    // The last of a long list comes into view by itself: nobody should have to wait for it.
    const delay = Math.min(index, 5) * stagger;
    item.current.style.setProperty("--reveal-delay", `${delay}ms`);
    return revealOnScroll(item.current, "reveal");
  }, [index, stagger]);
  return <li ref={item} data-reveal="" {...rest} />;
}

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
