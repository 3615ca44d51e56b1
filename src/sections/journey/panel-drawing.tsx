import styled from "@emotion/styled";
import { withPrefix } from "gatsby";
import type { ComponentType } from "react";
import { media } from "../../styles/media";
import { dimmedDrawing } from "../../ui/photo";

/** The part of the sample summary that a drawing is a detail of. */
export type SampleQuestions = { title: string; items: readonly string[] };

type PanelDrawingProps = {
  /** One of those in content/schemas. */
  name: string;
  questions: SampleQuestions;
};

/** A band with a drawing at the upper edge of a panel; decoration. Nothing for a name without one. */
export function PanelDrawing({ name, questions }: PanelDrawingProps) {
  const Drawing = panelDrawings[name];
  if (!Drawing) return null;
  return (
    <BandAcross className="screen-only" aria-hidden="true">
      <Drawing {...questions} />
    </BandAcross>
  );
}

/** The drawings by the names that the schema lists. */
export const panelDrawings: Partial<Record<string, ComponentType<SampleQuestions>>> = {
  questions: SummaryDetail,
  road: RoadDrawing,
};

/** A path of leaves from a woman on her porch to a clinic: a file, since it is too large for each page. */
function RoadDrawing() {
  return (
    <Road src={withPrefix("/drawings/road.svg")} alt="" loading="lazy" width={400} height={198} />
  );
}

const Road = styled.img({
  width: "100%",
  height: "auto",
  [media.beyondPhone]: { height: "100%" },
  [media.dark]: dimmedDrawing,
});

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
      {items.map((item, index) => (
        <Item key={item}>
          {index + 1}. {item}
        </Item>
      ))}
    </Sheet>
  );
}

// What is beyond it is cut off without a box of its own, which would have to hold all of it.
const BandAcross = styled.div({
  display: "grid",
  [media.beyondPhone]: {
    // Otherwise, the row would follow the proportions of a wide drawing, and its lower part be cut off.
    gridTemplateRows: "100%",
    height: "17rem",
  },
  margin: "calc(-1 * var(--panel-inset)) calc(-1 * var(--panel-inset)) 0",
  borderBottom: "1px solid var(--hairline)",
  background: "var(--tint)",
  [media.dark]: { background: "var(--band)" },
  clipPath: "inset(0)",
  "@media (forced-colors: active)": { display: "none" },
});

const Sheet = styled.div({
  display: "grid",
  alignContent: "start",
  justifyItems: "start",
  gap: "var(--space-2)",
  placeSelf: "center",
  margin: "1.5rem",
  padding: "var(--space-5) var(--space-6)",
  border: "1px solid var(--hairline)",
  borderRadius: "var(--radius-card)",
  background: "var(--surface)",
  boxShadow: "var(--shadow)",
  fontSize: "clamp(0.9375rem, 0.8rem + 0.35vw, 1.0625rem)",
  lineHeight: 1.4,
  rotate: "-2deg",
});

const Item = styled.span({ paddingInlineStart: "1.2em", textIndent: "-1.2em" });

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
