import styled from "@emotion/styled";
import { graphql } from "gatsby";
import { FadedLeaves } from "./faded-leaves";

/** A few large numbers, each with what it is and what it counts; nothing without any. */
export function Figures({ figures }: { figures: readonly Queries.FigureFragment[] }) {
  if (figures.length === 0) return null;
  return (
    <List>
      {figures.map(({ lead, value, label, measure, drawing }) => (
        <li key={label}>
          {lead ? <Lead>{lead} </Lead> : null}
          <Value>{value}</Value> <Label>{label}</Label>
          {drawing ? <FadedLeaves percentage={Number.parseFloat(value)} /> : null}
          {measure ? <Measure> {measure}</Measure> : null}
        </li>
      ))}
    </List>
  );
}

const List = styled.ul({
  display: "flex",
  flexWrap: "wrap",
  gap: "var(--space-6) var(--space-8)",
  // Each is as wide as its words where there is room: a narrower one ends a line at a hyphen.
  "& > li": { flex: "1 1 12rem" },
});

const Lead = styled.span({
  display: "block",
  marginBottom: "var(--space-2)",
  fontSize: "var(--text-lead)",
  fontWeight: 650,
});

const Value = styled.strong({
  display: "block",
  color: "var(--accent)",
  fontFamily: "var(--font-headline)",
  // A figure of six letters fits in one line on any phone.
  fontSize: "min(clamp(3.25rem, 2.75rem + 1.6vw, 4.25rem), 15vw)",
  whiteSpace: "nowrap",
  fontWeight: 520,
  lineHeight: 1,
  letterSpacing: "-0.03em",
});

const Label = styled.span({
  display: "block",
  marginTop: "var(--space-2)",
  fontWeight: 600,
  textWrap: "balance",
});

const Measure = styled.span({
  display: "block",
  marginTop: "var(--space-2)",
  color: "var(--muted)",
  fontSize: "var(--text-small)",
  lineHeight: 1.4,
  textWrap: "balance",
});

export const figureFragment = graphql`
  fragment Figure on Figure {
    lead
    value
    label
    measure
    drawing
  }
`;
