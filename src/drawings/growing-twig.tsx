import styled from "@emotion/styled";
import type { ComponentProps } from "react";
import { SmallLeaves, smallLeaf } from "./willow";

/** A twig with a new leaf at its tip; decorative. */
export function GrowingTwig(props: ComponentProps<"svg">) {
  return (
    <TwigDrawing viewBox="0 0 380 120" aria-hidden="true" {...props}>
      <path d="M0 30C90 12 210 20 312 62" />
      <SmallLeaves places={leaves} />
      <g transform="translate(310 61)rotate(26)scale(.62)">
        <NewLeaf d={smallLeaf} />
      </g>
    </TwigDrawing>
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

const TwigDrawing = styled.svg({
  overflow: "visible",
  fill: "var(--twig)",
  "& > path:first-of-type": { fill: "none", stroke: "var(--twig)", strokeWidth: 3 },
});

const NewLeaf = styled.path({
  fill: "var(--blossom)",
  "@media screen and (prefers-reduced-motion: no-preference)": {
    animation: "leaf-grows 900ms ease-out 200ms backwards",
  },
});
