import styled from "@emotion/styled";
import { graphql } from "gatsby";
import { Quote } from "./quote";
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

// At most three beside each other, however many there are.
const widthOfThree = "(100% - 2 * var(--space-8)) / 3";

const Columns = styled.ul({
  display: "grid",
  gridTemplateColumns: `repeat(auto-fit, minmax(min(max(12.5rem, ${widthOfThree}), 100%), 1fr))`,
  gap: "var(--space-10) var(--space-8)",
});

const Card = styled.figure({
  display: "grid",
  gap: "var(--space-5)",
  maxWidth: "var(--line-length)",
  paddingTop: "var(--space-5)",
  borderTop: "3px solid var(--accent)",
});

const Author = styled.figcaption({ color: "var(--muted)", "& > strong": { color: "var(--ink)" } });

export const patientQuoteFragment = graphql`
  fragment PatientQuote on PatientTestimonial {
    quote
    author
    role
  }
`;
