import styled from "@emotion/styled";
import { graphql } from "gatsby";
import { Quote, testimonialRevealStep } from "./quote";
import { Reveal } from "./reveal";

type PatientQuotesProps = { testimonials: readonly Queries.PatientQuoteFragment[] };

/** Patients' words, each with the patient's initials and stage. */
export function PatientQuotes({ testimonials }: PatientQuotesProps) {
  return (
    <Columns>
      {testimonials.map(({ quote, author, role }, order) => (
        <Reveal key={quote} order={order} step={testimonialRevealStep}>
          <Card>
            <Quote>{quote}</Quote>
            <Author>
              <strong>{author}</strong> {role}
            </Author>
          </Card>
        </Reveal>
      ))}
    </Columns>
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
