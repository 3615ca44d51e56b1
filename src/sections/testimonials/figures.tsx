import styled from "@emotion/styled";
import { graphql } from "gatsby";
import { FigureDrawing } from "../../drawings/figure-drawing";
import { media } from "../../styles/media";

/** Large numbers, each drawn in leaves, with what the leaves count and how it will be measured. */
export function Figures({ figures }: { figures: readonly Queries.FigureFragment[] }) {
  return (
    <FigureList>
      {figures.map(({ value, label, caption, measure, leaves }) => (
        <Figure key={label}>
          <ValueWithLeaves>
            <Value>{value}</Value>
            {leaves ? <FigureLeaves {...leaves} /> : null}
          </ValueWithLeaves>
          <div>
            <FigureLabel>{label}</FigureLabel>
            {caption ? <FigureCaption>{caption}</FigureCaption> : null}
            {measure ? <Measure>{measure}</Measure> : null}
          </div>
        </Figure>
      ))}
    </FigureList>
  );
}

const FigureList = styled.ul({
  display: "grid",
  gap: "var(--space-16) var(--column-gap)",
  [media.medium]: { gridTemplateColumns: "repeat(auto-fit, minmax(20rem, 1fr))" },
});

const Figure = styled.li({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: "var(--space-4)",
  [media.medium]: { gridTemplateRows: "subgrid", gridRow: "span 2" },
});

const ValueWithLeaves = styled.div({
  display: "flex",
  flexWrap: "wrap",
  alignContent: "start",
  alignItems: "start",
  gap: "var(--space-3) var(--space-4)",
});

// The basis makes each of ten leaves in a row at least 20 px wide.
const FigureLeaves = styled(FigureDrawing)({
  flex: "1 1 12.5rem",
  maxWidth: "22rem",
  maxHeight: "9rem",
});

const Value = styled.strong({
  color: "var(--accent)",
  fontFamily: "var(--font-headline)",
  fontSize: "clamp(4.5rem, 2.6rem + 7vw, 9.5rem)",
  fontWeight: "var(--weight-headline)",
  lineHeight: 1,
  letterSpacing: "-0.04em",
  whiteSpace: "nowrap",
});

const FigureLabel = styled.p({
  fontSize: "clamp(1.375rem, 1.2rem + 0.8vw, 1.875rem)",
  fontWeight: 600,
  lineHeight: 1.2,
});

const FigureCaption = styled.p({
  marginTop: "var(--space-3)",
  maxWidth: "var(--line-length)",
  fontSize: "var(--text-lead)",
  lineHeight: 1.4,
  textWrap: "balance",
});

const Measure = styled.p({ marginTop: "var(--space-2)", color: "var(--muted)" });

export const figureFragment = graphql`
  fragment Figure on Figure {
    value
    label
    caption
    measure
    leaves {
      filled
      outlined
    }
  }
`;
