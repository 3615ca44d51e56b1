import { type ComponentProps, useRef } from "react";
import { useArrival } from "./use-arrival";

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
