import styled from "@emotion/styled";
import { graphql } from "gatsby";
import { leadingQuote, Quote } from "./quote";
import { QuoteList } from "./quote-list";

type PatientQuotesProps = {
  testimonials: readonly Queries.PatientQuoteFragment[];
  moreLabel: string;
};

/** Patients' words, each with the patient's initials and stage. */
export function PatientQuotes({ testimonials, moreLabel }: PatientQuotesProps) {
  return <QuoteList list={Columns} items={testimonials} card={card} moreLabel={moreLabel} />;
}

function card({ quote, author, role }: Queries.PatientQuoteFragment) {
  return (
    <Card>
      <Quote>{quote}</Quote>
      <Author>
        <strong>{author}</strong> {role}
      </Author>
    </Card>
  );
}

const Columns = styled.ul({
  display: "grid",
  gap: "var(--space-10) var(--space-8)",
  "@media (min-width: 48rem)": { gridTemplateColumns: "repeat(2, minmax(0, 1fr))" },
  "&[data-leads] > li:first-of-type": {
    gridColumn: "1 / -1",
    "& > div": { padding: 0, border: 0 },
    "& blockquote": leadingQuote,
  },
});

const Card = styled.div({
  display: "grid",
  gap: "var(--space-4)",
  paddingTop: "var(--space-6)",
  borderTop: "1px solid var(--line)",
});

const Author = styled.p({ color: "var(--muted)", "& > strong": { color: "var(--ink)" } });

export const patientQuoteFragment = graphql`
  fragment PatientQuote on PatientTestimonial {
    quote
    author
    role
  }
`;
