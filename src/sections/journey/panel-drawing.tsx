import styled from "@emotion/styled";
import type { ReactNode } from "react";
import { media } from "../../styles/media";
import { smallLeaf } from "../../ui/willow";

/** The part of the sample summary that a drawing is a detail of. */
export type SampleQuestions = { title: string; items: readonly string[] };

type PanelDrawingProps = {
  /** One of those in content/schemas. */
  name: string;
  questions: SampleQuestions;
};

/** A band with a drawing at the upper edge of a panel; decoration. */
export function PanelDrawing({ name, questions }: PanelDrawingProps) {
  const drawings: Partial<Record<string, ReactNode>> = {
    questions: <SummaryDetail {...questions} />,
    road: <Road />,
  };
  return (
    <BandAcross className="screen-only" aria-hidden="true">
      {drawings[name]}
    </BandAcross>
  );
}

/** A corner of the summary sheet, in which what she wants to ask is circled. */
function SummaryDetail({ title, items }: SampleQuestions) {
  return (
    <Sheet>
      <Circled>
        {title}
        <svg viewBox="0 0 200 60" preserveAspectRatio="none" aria-hidden="true">
          <path d="M168 6C110-3 8 2 5 30c-3 26 118 30 164 18 44-12 26-44-70-42" />
        </svg>
      </Circled>
      {items.slice(0, 2).map((item, index) => (
        <span key={item}>
          {index + 1}. {item}
        </span>
      ))}
    </Sheet>
  );
}

/** A road of leaves that leads up to a clinic, which is there on a phone as well. */
function Road() {
  return (
    <Hills viewBox="0 0 560 140" preserveAspectRatio="xMaxYMax slice" aria-hidden="true">
      <path d="M0 78C90 62 190 70 300 92S480 110 560 88V140H0Z" />
      <g>
        {roadLeaves.map((place) => (
          <path key={place} d={smallLeaf} transform={place} />
        ))}
      </g>
      <path d="M36 74V52l20-16 20 16v22ZM418 96V40h66v16h44v40Z" />
      <path d="M50 74V58h12v16ZM443 96V74h16v22ZM426 62h10v10h-10ZM466 62h10v10h-10ZM492 66h10v10h-10ZM508 66h10v10h-10ZM448 44h6v4h4v6h-4v4h-6v-4h-4v-6h4Z" />
    </Hills>
  );
}

const roadLeaves = [
  "translate(64 88)rotate(48)scale(.4)",
  "translate(92 122)rotate(-22)scale(.44)",
  "translate(132 122)rotate(24)scale(.44)",
  "translate(170 118)rotate(-34)scale(.44)",
  "translate(210 114)rotate(12)scale(.44)",
  "translate(250 108)rotate(-30)scale(.42)",
  "translate(288 112)rotate(18)scale(.42)",
  "translate(326 116)rotate(-20)scale(.4)",
  "translate(362 120)rotate(10)scale(.4)",
  "translate(398 122)rotate(-30)scale(.4)",
];

// What is beyond it is cut off without a box of its own, which would have to hold all of it.
const BandAcross = styled.div({
  display: "grid",
  height: "8.75rem",
  // There, the second question takes two lines.
  [media.phone]: { height: "10.5rem" },
  margin: "calc(-1 * var(--panel-inset)) calc(-1 * var(--panel-inset)) 0",
  background: "var(--tint)",
  clipPath: "inset(0)",
  "@media (forced-colors: active)": { display: "none" },
});

const Sheet = styled.div({
  display: "grid",
  alignContent: "start",
  justifyItems: "start",
  gap: "var(--space-2)",
  height: "12rem",
  margin: "1.75rem 1.5rem 0 clamp(1.5rem, 12%, 5rem)",
  padding: "var(--space-5) var(--space-6)",
  border: "1px solid var(--hairline)",
  borderRadius: "var(--radius-card)",
  background: "var(--surface)",
  boxShadow: "var(--shadow)",
  fontSize: "0.9375rem",
  lineHeight: 1.4,
  rotate: "-2deg",
});

const Circled = styled.strong({
  position: "relative",
  fontWeight: 700,
  "& > svg": {
    position: "absolute",
    inset: "-0.625rem -1.375rem -0.625rem -1rem",
    width: "calc(100% + 2.375rem)",
    maxWidth: "none",
    height: "calc(100% + 1.25rem)",
    overflow: "visible",
    fill: "none",
    stroke: "var(--blossom)",
    strokeWidth: 2.5,
    strokeLinecap: "round",
  },
  "& path": { vectorEffect: "non-scaling-stroke" },
});

const Hills = styled.svg({
  width: "100%",
  maxWidth: "none",
  height: "100%",
  fill: "var(--leaf)",
  "& > g": { fill: "var(--twig)" },
  "& > :nth-of-type(2)": { fill: "var(--link)" },
  "& > :nth-of-type(3)": { fill: "var(--surface)" },
});
