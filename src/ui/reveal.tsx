import { type ComponentProps, useContext, useEffect, useRef } from "react";
import { IsViewShown } from "./is-view-shown";
import { revealOnScroll } from "./reveal-on-scroll";

type RevealProps = ComponentProps<"li"> & {
  /** Place among its siblings, from 0. */
  index: number;
  /** Milliseconds that each sibling waits for the one before it. */
  stagger: number;
};

/**
 * A list item that rises and fades in when it is scrolled into view, one after the other. Its rules
 * are in styles/global.css: from here, Emotion would repeat them for every kind of card.
 */
export function Reveal({ index, stagger, ...rest }: RevealProps) {
  const item = useRef<HTMLLIElement>(null);
  const isViewShown = useContext(IsViewShown);
  useEffect(() => {
    if (!item.current || !isViewShown) return;
    // The content-security policy forbids style attributes in the HTML: a script sets the delay.
    // The last of a long list comes into view by itself: nobody should have to wait for it.
    const delay = Math.min(index, 5) * stagger;
    item.current.style.setProperty("--reveal-delay", `${delay}ms`);
    return revealOnScroll(item.current, "reveal");
  }, [index, stagger, isViewShown]);
  return <li ref={item} data-reveal="" {...rest} />;
}
