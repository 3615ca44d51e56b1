import { type ComponentProps, useContext, useEffect, useRef } from "react";
import { IsShown } from "./is-shown";
import { waitForArrival } from "./wait-for-arrival";

type RevealProps = ComponentProps<"li"> & {
  /** Place among its siblings, from 0. */
  order: number;
  /** Milliseconds that each sibling waits for the one before it. */
  step: number;
};

/**
 * A list item that rises and fades in when it is scrolled into view, one after the other. Its rules
 * are in styles/global.css: from here, Emotion would repeat them for every kind of card.
 */
export function Reveal({ order, step, ...rest }: RevealProps) {
  const item = useRef<HTMLLIElement>(null);
  const isShown = useContext(IsShown);
  useEffect(() => {
    if (!item.current || !isShown) return;
    // Set by script, because the content-security policy forbids a style attribute in the HTML.
    // The last of a long list comes into view by itself: nobody should have to wait for it.
    const delay = Math.min(order, 5) * step;
    item.current.style.setProperty("--reveal-delay", `${delay}ms`);
    return waitForArrival(item.current, "reveal");
  }, [order, step, isShown]);
  return <li ref={item} data-reveal="" {...rest} />;
}
