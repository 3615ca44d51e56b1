import styled from "@emotion/styled";
import { graphql } from "gatsby";
import { media } from "../../styles/media";
import { Photo } from "../../ui/photo";
import { Quote } from "../../ui/quote";
import { Reveal } from "../../ui/reveal";
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

// The first leads, as a message; wide, the others are below it, beside each other.
const Columns = styled.ul({
  display: "grid",
  gap: "clamp(1.75rem, 1.2rem + 2vw, 2.5rem) clamp(2rem, 5vw, 4.5rem)",
  "& > li:first-of-type": {
    position: "relative",
    gap: "var(--space-6)",
    overflow: "hidden",
    padding: "var(--inset)",
    border: "1px solid transparent",
    borderRadius: "var(--radius-panel) var(--radius-panel) var(--radius-panel) 0.375rem",
    "--inset": "clamp(1.5rem, 0.5rem + 4vw, 3.5rem)",
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
    "& > li:first-of-type": {
      gridColumn: "1 / -1",
      marginBottom: "var(--space-6)",
      "@media screen": {
        "&[data-has-picture]": {
          minHeight: "clamp(20rem, 30vw, 28rem)",
          alignContent: "center",
          paddingInlineEnd: "calc(42% + var(--inset))",
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

// From edge to edge of the first, or its right part.
const Picture = styled(Photo)({
  width: "calc(100% + 2 * var(--inset) + 2px)",
  maxWidth: "none",
  height: "auto",
  aspectRatio: "4 / 3",
  // Over the border.
  margin: "calc(-1 * var(--inset) - 1px) calc(-1 * var(--inset) - 1px) 0",
  [media.medium]: {
    position: "absolute",
    inset: "-1px -1px -1px auto",
    width: "42%",
    height: "calc(100% + 2px)",
    margin: 0,
  },
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
          outputPixelDensities: [0.65, 0.9, 1.2, 1.6, 2]
          sizes: "(min-width: 60rem) 40rem, (min-width: 48rem) 30rem, 94vw"
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
