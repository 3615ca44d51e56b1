import styled from "@emotion/styled";
import { graphql } from "gatsby";
import { FigureDrawing } from "../../drawings/figure-drawing";
import { media } from "../../styles/media";

/** Large numbers, each with what it is and what it counts; nothing without any. */
export function Figures({ figures }: { figures: readonly Queries.FigureFragment[] }) {
  if (figures.length === 0) return null;
  return (
    <List>
      {figures.map(({ lead, value, label, measure, drawing, caption }) => (
        <Figure key={label}>
          <p>
            {lead ? <Lead>{lead} </Lead> : null}
            <Value data-is-long={value.length > 4 || undefined}>{value}</Value>{" "}
            <Label>{label}</Label>
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
  "&:first-of-type strong:not([data-is-long])": { fontSize: "clamp(7.5rem, 15vw, 14rem)" },
  [media.medium]: { gridTemplateColumns: "var(--right-leads)" },
});

const Lead = styled.span({
  display: "block",
  marginBottom: "var(--space-3)",
  fontSize: "var(--text-lead)",
  fontWeight: 600,
  lineHeight: 1.2,
});

const Value = styled.strong({
  display: "block",
  color: "var(--accent)",
  fontFamily: "var(--font-headline)",
  fontSize: "clamp(6rem, 10vw, 9rem)",
  // One of six letters fits in one line on any phone.
  "&[data-is-long]": { fontSize: "min(clamp(4rem, 7vw, 6rem), 20vw)" },
  whiteSpace: "nowrap",
  fontWeight: 520,
  // Digits leave room above and below them.
  lineHeight: 1,
  marginBlock: "-0.06em",
  letterSpacing: "-0.04em",
});

const Label = styled.span({
  display: "block",
  marginTop: "var(--space-3)",
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
