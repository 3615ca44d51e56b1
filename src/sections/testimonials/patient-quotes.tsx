import styled from "@emotion/styled";
import { graphql } from "gatsby";
import { media } from "../../styles/media";
import { PhotoOffThePage } from "../../ui/photo";
import { Quote } from "../../ui/quote";
import { Reveal } from "../../ui/reveal";

type PatientQuotesProps = {
  testimonials: readonly Queries.PatientQuoteFragment[];
  /** Shown beside the first quote. */
  picture: Queries.QuotePictureFragment | null;
};

/** Patients' quotes with initials and stage; the first is large, beside a picture. */
export function PatientQuotes({ testimonials, picture }: PatientQuotesProps) {
  return (
    <PatientColumns>
      {testimonials.map(({ quote, ...by }, index) =>
        index === 0 ? (
          <LeadingCard key={quote} delay={0}>
            {picture ? <QuotePicture photo={picture} /> : null}
            <LeadingWords>
              <LargeQuote>{quote}</LargeQuote>
              <QuoteAuthor {...by} />
            </LeadingWords>
          </LeadingCard>
        ) : (
          <QuoteCard key={quote} delay={index * 150}>
            <Quote>{quote}</Quote>
            <QuoteAuthor {...by} />
          </QuoteCard>
        ),
      )}
    </PatientColumns>
  );
}

function QuoteAuthor({ author, role }: Pick<Queries.PatientQuoteFragment, "author" | "role">) {
  return (
    <PatientByline>
      <strong>{author}</strong> · {role}
    </PatientByline>
  );
}

const PatientColumns = styled.ul({
  display: "grid",
  gap: "var(--space-8) var(--column-gap)",
  [media.medium]: { gridTemplateColumns: "repeat(2, minmax(0, 1fr))" },
});

const LeadingCard = styled(Reveal)({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: "var(--space-5) var(--column-gap)",
  alignItems: "center",
  [media.medium]: {
    gridColumn: "1 / -1",
    gridTemplateColumns: "minmax(0, 7fr) minmax(0, 5fr)",
  },
});

const LeadingWords = styled.div({ [media.medium]: { gridArea: "1 / 1" } });

const QuotePicture = styled(PhotoOffThePage)({
  aspectRatio: "16 / 9",
  [media.medium]: { aspectRatio: "4 / 3" },
  [media.wide]: { aspectRatio: "16 / 9" },
});

const LargeQuote = styled(Quote)({
  fontSize: "clamp(1.625rem, 1rem + 2.1vw, 2.75rem)",
  lineHeight: 1.18,
  letterSpacing: "-0.015em",
});

const QuoteCard = styled(Reveal)({
  paddingTop: "var(--space-5)",
  borderTop: "1px solid var(--line)",
});

const PatientByline = styled.p({
  marginTop: "var(--space-3)",
  color: "var(--muted)",
  "& > strong": { color: "var(--ink)" },
});

export const patientQuoteFragment = graphql`
  fragment QuotePicture on Photo {
    ...Photo
    file {
      childImageSharp {
        gatsbyImageData(
          layout: CONSTRAINED
          width: 600
          height: 400
          outputPixelDensities: [0.7, 1.2, 2.1]
          sizes: "(min-width: 48rem) 46vw, 100vw"
        )
      }
    }
  }

  fragment PatientQuote on PatientTestimonial {
    quote
    author
    role
  }
`;
