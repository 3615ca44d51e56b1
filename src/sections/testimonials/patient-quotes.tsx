import styled from "@emotion/styled";
import { graphql } from "gatsby";
import { Reveal } from "../../ui/reveal";
import { Tag } from "../../ui/tag";
import { leadingQuote, Quote } from "./quote";

type PatientQuotesProps = { testimonials: readonly Queries.PatientQuoteFragment[] };

/** Patients' words, each with the patient's initials and stage. */
export function PatientQuotes({ testimonials }: PatientQuotesProps) {
  return (
    <Columns>
      {testimonials.map(({ quote, author, label, role }, index) => (
        <Card key={quote} index={index} stagger={150}>
          <Quote>{quote}</Quote>
          <Author>
            <strong>{author}</strong> {role} {label ? <Tag>{label}</Tag> : null}
          </Author>
        </Card>
      ))}
    </Columns>
  );
}

// Wide, the first leads at the left of the next two.
const Columns = styled.ul({
  display: "grid",
  gap: "var(--space-10) var(--space-8)",
  "& > li:first-of-type": { padding: 0, border: 0, "& blockquote": leadingQuote },
  "@media (min-width: 48rem)": {
    gridTemplateColumns: "repeat(2, minmax(0, 1fr))",
    "& > li:first-of-type": { gridColumn: "1 / -1" },
  },
  "@media (min-width: 64rem)": {
    gridTemplateColumns: "minmax(0, 7fr) minmax(0, 5fr)",
    columnGap: "var(--space-16)",
    "& > li:first-of-type": { gridColumn: 1, gridRow: "1 / span 2" },
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
