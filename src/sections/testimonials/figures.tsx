import styled from "@emotion/styled";
import { graphql } from "gatsby";
import { media } from "../../styles/media";
import { FigureDrawing } from "./figure-drawing";

/** Large numbers, each with what it is and what it counts; nothing without any. */
export function Figures({ figures }: { figures: readonly Queries.FigureFragment[] }) {
  if (figures.length === 0) return null;
  return (
    <List>
      {figures.map(({ lead, value, label, measure, drawing, caption }) => (
        <Figure key={label}>
          <p>
            {lead ? <Lead>{lead} </Lead> : null}
            <Value>{value}</Value> <Label>{label}</Label>
          </p>
          <div>
            {drawing ? <FigureDrawing kind={drawing} percentage={value} /> : null}
            {caption ? <Caption>{caption}</Caption> : null}
            {measure ? <Measure>{measure}</Measure> : null}
          </div>
        </Figure>
      ))}
    </List>
  );
}

// The first leads.
const List = styled.ul({
  display: "grid",
  gap: "var(--space-12)",
});

const Figure = styled.li({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: "var(--space-5) var(--column-gap)",
  alignItems: "center",
  "&:first-of-type strong": { fontSize: "min(clamp(5.5rem, 8.5vw, 7.5rem), 20vw)" },
  [media.medium]: { gridTemplateColumns: "var(--right-leads)" },
});

const Lead = styled.span({
  display: "block",
  marginBottom: "var(--space-2)",
  fontFamily: "var(--font-headline)",
  fontSize: "clamp(1.375rem, 1.2rem + 0.8vw, 1.875rem)",
  lineHeight: 1.2,
});

const Value = styled.strong({
  display: "block",
  color: "var(--accent)",
  fontFamily: "var(--font-headline)",
  // A figure of six letters fits in one line on any phone.
  fontSize: "min(clamp(4rem, 7vw, 6rem), 20vw)",
  whiteSpace: "nowrap",
  fontWeight: 520,
  // Digits leave room above and below them.
  lineHeight: 1,
  marginBlock: "-0.06em",
  letterSpacing: "-0.04em",
});

const Label = styled.span({
  display: "block",
  fontSize: "var(--text-card)",
  fontWeight: 600,
  textWrap: "balance",
});

const Caption = styled.p({ marginTop: "var(--space-4)", fontWeight: 600 });

const Measure = styled.p({
  marginTop: "var(--space-1)",
  color: "var(--muted)",
  textWrap: "balance",
});

export const figureFragment = graphql`
  fragment Figure on Figure {
    lead
    value
    label
    measure
    drawing
    caption
  }
`;
