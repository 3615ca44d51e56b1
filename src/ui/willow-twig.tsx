import styled from "@emotion/styled";
import type { ComponentProps } from "react";
import { smallLeaf } from "./willow";

/**
 * A twig that grows to the right, with a few leaves; decoration. Its children are drawn with it, in
 * the units of its view box.
 */
export function WillowTwig({ children, ...rest }: ComponentProps<"svg">) {
  return (
    <Twig aria-hidden="true" {...rest}>
      <path d="M0 30C90 12 210 20 312 62" />
      {leaves.map((place) => (
        <path key={place} d={smallLeaf} transform={place} />
      ))}
      {children}
    </Twig>
  );
}

const leaves = [
  "translate(14 27)rotate(50)scale(.5)",
  "translate(42 23)rotate(-42)scale(.56)",
  "translate(84 21)rotate(52)scale(.62)",
  "translate(128 22)rotate(-34)scale(.64)",
  "translate(226 36)rotate(-16)scale(.56)",
  "translate(258 43)rotate(66)scale(.5)",
];

type LeafProps = {
  /** Where its stalk is, which way it points and how large it is. */
  place: string;
};

/** A new leaf, which grows where motion is welcome. */
export function NewLeaf({ place }: LeafProps) {
  return (
    <g transform={place}>
      <Growing d={smallLeaf} />
    </g>
  );
}

const Twig = styled.svg({
  overflow: "visible",
  fill: "var(--twig)",
  "& > path:first-of-type": { fill: "none", stroke: "var(--twig)", strokeWidth: 3 },
});

const Growing = styled.path({
  fill: "var(--blossom)",
  "@media screen and (prefers-reduced-motion: no-preference)": {
    animation: "leaf-grows 900ms ease-out 200ms backwards",
  },
});
