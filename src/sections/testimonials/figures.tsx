import styled from "@emotion/styled";
import { graphql } from "gatsby";
import { FigureDrawing } from "../../drawings/figure-drawing";
import { media } from "../../styles/media";

export function Figures({ figures }: { figures: readonly Queries.FigureFragment[] }) {
  if (figures.length === 0) return null;
  return (
    <List>
      {figures.map(({ lead, value, label, measure, leaves }) => (
        <Figure key={label}>
          <Words>
            {lead ? <Lead>{lead} </Lead> : null}
            <Value>{value}</Value> <Label>{label}</Label>
          </Words>
          {leaves ? <Leaves {...leaves} /> : null}
          {measure ? <Measure>{measure}</Measure> : null}
        </Figure>
      ))}
    </List>
  );
}

const List = styled.ul({
  display: "grid",
  gap: "var(--space-10) var(--column-gap)",
  [media.beyondPhone]: { gridTemplateColumns: "repeat(auto-fit, minmax(22rem, 1fr))" },
});

const Figure = styled.li({
  display: "flex",
  flexWrap: "wrap",
  gap: "var(--space-2) var(--space-8)",
  alignItems: "center",
});

const Words = styled.p({ flex: "1 1 9rem" });

const Leaves = styled(FigureDrawing)({ flex: "1 1 8rem" });

const Lead = styled.span({ display: "block", fontWeight: 600 });

const Value = styled.strong({
  display: "block",
  color: "var(--accent)",
  fontFamily: "var(--font-headline)",
  fontSize: "clamp(4rem, 7.6vw, 7rem)",
  fontWeight: "var(--weight-headline)",
  lineHeight: 1,
  letterSpacing: "-0.04em",
  whiteSpace: "nowrap",
});

const Label = styled.span({ fontSize: "var(--text-card)", fontWeight: 600, lineHeight: 1.25 });

const Measure = styled.p({
  flexBasis: "100%",
  color: "var(--muted)",
  fontSize: "var(--text-small)",
});

export const figureFragment = graphql`
  fragment Figure on Figure {
    lead
    value
    label
    measure
    leaves {
      outlined
      filled
    }
  }
`;
