import styled from "@emotion/styled";
import { graphql } from "gatsby";
import { Tag } from "../../ui/tag";

/** A slip of paper with numbered questions, whose title is circled by hand. */
export function QuestionSlip({ title, items, label }: Queries.QuestionSlipFragment) {
  return (
    <Desk>
      <Paper>
        <SlipHeading>
          <Circled>
            <strong>{title}</strong>
            <svg viewBox="0 0 200 60" preserveAspectRatio="none" aria-hidden="true">
              <path d="M168 6C110-3 8 2 5 30c-3 26 118 30 164 18 44-12 26-44-70-42" />
            </svg>
          </Circled>
          <Tag>{label}</Tag>
        </SlipHeading>
        <Numbered>
          {items.map((item) => (
            <li key={item}>{item}</li>
          ))}
        </Numbered>
      </Paper>
    </Desk>
  );
}

const Desk = styled.div({
  display: "grid",
  placeItems: "center",
  minHeight: "var(--card-picture)",
  padding: "var(--space-8) var(--space-5)",
  "@media screen": { background: "var(--leaf)" },
});

const Paper = styled.div({
  display: "grid",
  gap: "var(--space-4)",
  maxWidth: "100%",
  padding: "var(--space-6)",
  border: "1px solid var(--hairline)",
  borderRadius: "var(--radius-card)",
  "@media screen": { background: "var(--surface)", color: "var(--ink)", rotate: "-2deg" },
  "--focus": "var(--link)",
  boxShadow: "var(--shadow)",
  fontSize: "var(--text-large)",
  lineHeight: 1.4,
});

const SlipHeading = styled.div({
  display: "flex",
  flexWrap: "wrap",
  justifyContent: "space-between",
  alignItems: "center",
  gap: "var(--space-2) var(--space-6)",
});

const Circled = styled.span({
  position: "relative",
  "& > svg": {
    position: "absolute",
    inset: "-0.5rem -1rem",
    width: "calc(100% + 2rem)",
    maxWidth: "none",
    height: "calc(100% + 1rem)",
    overflow: "visible",
    fill: "none",
    stroke: "var(--blossom)",
    strokeWidth: 2.5,
    strokeLinecap: "round",
  },
  "& path": { vectorEffect: "non-scaling-stroke" },
});

const Numbered = styled.ol({ paddingInlineStart: "1.25em", listStyle: "decimal" });

export const questionSlipFragment = graphql`
  fragment QuestionSlip on JourneySlip {
    title
    items
    label
  }
`;
