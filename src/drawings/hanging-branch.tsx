import styled from "@emotion/styled";
import { useId } from "react";
import { media } from "../styles/media";
import { SmallLeaves } from "./willow";

/** A branch that hangs from the upper edge; decorative. */
export function HangingBranch({ className }: { className?: string }) {
  const id = useId();
  return (
    <HangingBranchDrawing viewBox="0 0 172 560" aria-hidden="true" className={className}>
      {/* A hard edge along the middle of each leaf: one half is lit. */}
      <linearGradient
        id={id}
        gradientUnits="userSpaceOnUse"
        x1="-1.6"
        y1="-20.8"
        x2="1.6"
        y2="20.8"
      >
        <stop offset=".5" />
        <stop offset=".5" />
      </linearGradient>
      <path d="M102-10C120 120 118 250 104 372 99 424 93 462 84 498 96 462 104 424 108 372 122 250 124 120 106-10Z" />
      <g fill={`url(#${id})`}>
        <SmallLeaves places={leaves} />
      </g>
    </HangingBranchDrawing>
  );
}

const leaves = [
  "translate(110 56)rotate(128)",
  "translate(116 128)rotate(62)scale(.9)",
  "translate(113 214)rotate(124)scale(.94)",
  "translate(112 296)rotate(72)scale(.84)",
  "translate(106 362)rotate(126)scale(.84)",
  "translate(98 432)rotate(80)scale(.74)",
  "translate(85 492)rotate(112)scale(.66)",
];

const HangingBranchDrawing = styled.svg({
  position: "absolute",
  fill: "var(--twig)",
  "& stop": { stopColor: "var(--twig)" },
  "& stop:first-of-type": { stopColor: "var(--twig-lit)" },
  "@media (forced-colors: active)": { "& > g": { fill: "var(--twig)" } },
  [media.dark]: { fill: "var(--twig-lit)", "& stop": { stopColor: "var(--twig-lit)" } },
});
