import styled from "@emotion/styled";
import { graphql } from "gatsby";
import { media } from "../../styles/media";
import { Quote } from "../../ui/quote";
import { Reveal } from "../../ui/reveal";
import { TagAfterWords } from "../../ui/tag";

type PatientQuotesProps = { testimonials: readonly Queries.PatientQuoteFragment[] };

/** Patients' words, each with the patient's initials and stage. */
export function PatientQuotes({ testimonials }: PatientQuotesProps) {
  return (
    <Columns>
      {testimonials.map(({ quote, author, label, role }, index) => (
        <Card key={quote} index={index} stagger={150}>
          <Quote>{quote}</Quote>
          <Author>
            <strong>{author}</strong> {role}
            {label ? <TagAfterWords>{label}</TagAfterWords> : null}
          </Author>
        </Card>
      ))}
    </Columns>
  );
}

// The first leads, as a message; wide, the others are below it, beside each other.
const Columns = styled.ul({
  display: "grid",
  gap: "clamp(1.75rem, 1.2rem + 2vw, 2.5rem) clamp(2rem, 5vw, 4.5rem)",
  "& > li:first-of-type": {
    gap: "var(--space-6)",
    maxWidth: "58rem",
    padding: "clamp(1.5rem, 0.5rem + 4vw, 3.5rem)",
    border: "1px solid transparent",
    borderRadius: "var(--radius-panel) var(--radius-panel) var(--radius-panel) 0.375rem",
    "@media screen": { background: "var(--tint)" },
    "& > blockquote": {
      maxWidth: "none",
      fontSize: "clamp(1.5rem, 1rem + 2.1vw, 2.75rem)",
      lineHeight: 1.18,
      letterSpacing: "-0.015em",
    },
  },
  [media.medium]: {
    gridTemplateColumns: "repeat(2, minmax(0, 1fr))",
    "& > li:first-of-type": { gridColumn: "1 / -1", marginBottom: "var(--space-6)" },
  },
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
