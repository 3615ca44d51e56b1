import styled from "@emotion/styled";
import { graphql } from "gatsby";
import { media } from "../../styles/media";
import { Photo } from "../../ui/photo";
import { Quote } from "../../ui/quote";
import { Reveal } from "../../ui/reveal";
import { offThePage } from "../../ui/spread";
import { TagAfterWords } from "../../ui/tag";

type PatientQuotesProps = {
  testimonials: readonly Queries.PatientQuoteFragment[];
  /** Beside the first. */
  picture: Queries.QuotePictureFragment | null;
};

/** Patients' words, each with the patient's initials and stage. */
export function PatientQuotes({ testimonials, picture }: PatientQuotesProps) {
  return (
    <Columns>
      {testimonials.map(({ quote, author, label, role }, index) => (
        <Card
          key={quote}
          index={index}
          stagger={150}
          data-has-picture={(picture && index === 0) || undefined}
        >
          {picture && index === 0 ? <Picture photo={picture} className="screen-only" /> : null}
          <Quote>{quote}</Quote>
          <Author>
            <strong>{author}</strong> · {role}
            {label ? <TagAfterWords>{label}</TagAfterWords> : null}
          </Author>
        </Card>
      ))}
    </Columns>
  );
}

// The first leads, beside the picture where there is one; wide, the others are below it, beside each other.
const Columns = styled.ul({
  display: "grid",
  gap: "clamp(1.75rem, 1.2rem + 2vw, 2.5rem) clamp(2rem, 5vw, 4.5rem)",
  "& > li:first-of-type": {
    gap: "var(--space-6)",
    padding: 0,
    border: 0,
    "& > blockquote": {
      maxWidth: "none",
      fontSize: "clamp(1.75rem, 0.9rem + 3vw, 3.375rem)",
      lineHeight: 1.14,
      letterSpacing: "-0.018em",
    },
  },
  [media.medium]: {
    gridTemplateColumns: "repeat(2, minmax(0, 1fr))",
    "& > li:first-of-type": {
      gridColumn: "1 / -1",
      marginBottom: "var(--space-6)",
      "@media screen": {
        "&[data-has-picture]": {
          gridTemplateColumns: "minmax(0, 7fr) minmax(0, 5fr)",
          gridTemplateRows: "1fr auto auto 1fr",
          columnGap: "var(--column-gap)",
          "& > picture": { gridArea: "1 / 2 / -1" },
          "& > blockquote": { gridRow: 2 },
          "& > p": { gridRow: 3 },
        },
      },
    },
  },
});

const Card = styled(Reveal)({
  display: "grid",
  alignContent: "start",
  gap: "var(--space-4)",
  paddingTop: "var(--space-6)",
  borderTop: "1px solid var(--line)",
});

const Picture = styled(Photo)({
  height: "auto",
  aspectRatio: "4 / 3",
  ...offThePage,
});

const Author = styled.p({ color: "var(--muted)", "& > strong": { color: "var(--ink)" } });

export const patientQuoteFragment = graphql`
  fragment QuotePicture on Photo {
    ...Photo
    file {
      childImageSharp {
        gatsbyImageData(
          layout: CONSTRAINED
          width: 600
          height: 400
          transformOptions: { fit: OUTSIDE }
          outputPixelDensities: [0.7, 0.9, 1.2, 1.6, 2.1]
          sizes: "(min-width: 48rem) 46vw, 100vw"
          placeholder: NONE
          formats: [WEBP, AVIF]
        )
      }
    }
  }

  fragment PatientQuote on PatientTestimonial {
    quote
    author
    label
    role
  }
`;
