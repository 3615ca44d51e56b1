import styled from "@emotion/styled";
import { budOnStem, SmallLeaves } from "./willow";

/** A stem of growing leaves with a bud in the middle, stretched to its place; decorative. */
export function Stem() {
  return (
    <StemDrawing viewBox="0 0 300 100" preserveAspectRatio="none" aria-hidden="true">
      <path d="M0 74C100 64 200 62 300 44" />
      <SmallLeaves places={beforeBirth} />
      <g>
        <SmallLeaves places={afterBirth} />
        <path d={budOnStem} transform="translate(150 62)scale(.6)" />
      </g>
    </StemDrawing>
  );
}

const beforeBirth = [
  "translate(20 72)rotate(-42)scale(.4)",
  "translate(50 70)rotate(36)scale(.4)",
  "translate(80 67)rotate(-42)scale(.5)",
  "translate(110 65)rotate(36)scale(.5)",
];

const afterBirth = [
  "translate(180 60)rotate(36)scale(.4)",
  "translate(205 57)rotate(-42)scale(.5)",
  "translate(235 53)rotate(36)scale(.5)",
  "translate(260 50)rotate(-42)scale(.5)",
];

const StemDrawing = styled.svg({
  width: "100%",
  height: "clamp(6.5rem, 4.5rem + 4vw, 9rem)",
  overflow: "visible",
  fill: "var(--twig)",
  "& > path:first-of-type": { fill: "none", stroke: "var(--twig)", strokeWidth: 1.5 },
  "& > g": { fill: "var(--blossom)" },
});
