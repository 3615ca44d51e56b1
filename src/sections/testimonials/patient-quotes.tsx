import styled from "@emotion/styled";
import { graphql } from "gatsby";
import { media } from "../../styles/media";
import { leadingQuote, Quote } from "../../ui/quote";
import { Reveal } from "../../ui/reveal";
import { Tag } from "../../ui/tag";
import { LeafBehind } from "../../ui/willow";

type PatientQuotesProps = { testimonials: readonly Queries.PatientQuoteFragment[] };

/** Patients' words, each with the patient's initials and stage. */
export function PatientQuotes({ testimonials }: PatientQuotesProps) {
  return (
    <Columns>
      {testimonials.map(({ quote, author, label, role }, index) => (
        <Card key={quote} index={index} stagger={150}>
          {index === 0 ? <Leaf /> : null}
          <Quote>{quote}</Quote>
          <Author>
            <strong>{author}</strong> {role} {label ? <Tag>{label}</Tag> : null}
          </Author>
        </Card>
      ))}
    </Columns>
  );
}

// The first leads, across the column; wide, the others are below it, further in.
const Columns = styled.ul({
  display: "grid",
  gap: "var(--space-10) clamp(2rem, 5vw, 4.5rem)",
  "& > li:first-of-type": {
    position: "relative",
    zIndex: 0,
    gap: "var(--space-6)",
    padding: 0,
    border: 0,
    "& blockquote": {
      ...leadingQuote,
      maxWidth: "none",
      fontSize: "clamp(1.75rem, 1rem + 3.1vw, 4rem)",
      lineHeight: 1.12,
      letterSpacing: "-0.015em",
    },
  },
  [media.medium]: {
    gridTemplateColumns: "repeat(12, minmax(0, 1fr))",
    "& > li": { gridColumn: "span 5" },
    "& > li:first-of-type": { gridColumn: "1 / -1", marginBottom: "var(--space-6)" },
    "& > :nth-of-type(2n)": { gridColumn: "3 / span 5" },
  },
});

// Its vein would run through the words.
const Leaf = styled(LeafBehind)({
  // No higher than the heading's own margin: it would cover a note.
  top: "-2rem",
  right: "calc(-1 * var(--page-gutter))",
  left: "auto",
  width: "min(34rem, 82%)",
  height: "calc(100% + 5rem)",
  "--vein": "none",
});

const Card = styled(Reveal)({
  display: "grid",
  alignContent: "start",
  gap: "var(--space-4)",
  paddingTop: "var(--space-6)",
  borderTop: "1px solid var(--line)",
});

const Author = styled.p({ color: "var(--muted)", "& > strong": { color: "var(--ink)" } });

export const patientQuoteFragment = graphql`
  fragment PatientQuote on PatientTestimonial {
    quote
    author
    label
    role
  }
`;
