import styled from "@emotion/styled";
import { type ComponentProps, type CSSProperties, useEffect, useRef } from "react";
import { revealOnArrival } from "./reveal-on-arrival";

type RevealProps = ComponentProps<"li"> & {
  /** Place among its siblings, from 0. */
  order: number;
  /** Milliseconds that each sibling waits for the one before it. */
  step: number;
};

/** A list item that rises and fades in when it is scrolled into view, one after the other. */
export function Reveal({ order, step, style, ...rest }: RevealProps) {
  const item = useRef<HTMLLIElement>(null);
  useEffect(() => (item.current ? revealOnArrival(item.current) : undefined), []);
  const delay: CSSProperties & Record<`--${string}`, string> = {
    "--reveal-delay": `${order * step}ms`,
    ...style,
  };
  return <Item ref={item} data-reveal="" style={delay} {...rest} />;
}

const Item = styled.li({
  "@media screen and (prefers-reduced-motion: no-preference)": {
    "&[data-reveal='waiting']:not(:focus-within)": { opacity: 0, transform: "translateY(16px)" },
    "&[data-reveal='arrived']": {
      transition: "opacity 500ms ease-out, transform 500ms ease-out",
      transitionDelay: "var(--reveal-delay)",
    },
  },
});
