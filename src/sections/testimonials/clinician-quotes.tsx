import styled from "@emotion/styled";
import { graphql } from "gatsby";
import { media } from "../../styles/media";
import { Photo } from "../../ui/photo";
import { Quote } from "../../ui/quote";
import { renderText } from "../../ui/render-text";
import { Reveal } from "../../ui/reveal";
import { Tag } from "../../ui/tag";

type ClinicianQuotesProps = { testimonials: readonly Queries.ClinicianQuoteFragment[] };

/** Clinicians' words, each with the clinician's portrait. */
export function ClinicianQuotes({ testimonials }: ClinicianQuotesProps) {
  return (
    <Quotes>
      {testimonials.map(({ quote, author, label, role, photo }, index) => (
        <Card key={quote} index={index} stagger={150}>
          <Words>{quote}</Words>
          <Portrait photo={photo} />
          <p>
            <Author>{author}</Author>
            <Role>{renderText(role)}</Role>
            {label ? <Tag>{label}</Tag> : null}
          </p>
        </Card>
      ))}
    </Quotes>
  );
}

const Quotes = styled.ul({
  display: "grid",
  gap: "var(--space-10) var(--space-6)",
  [media.medium]: { gridTemplateColumns: "repeat(auto-fit, minmax(min(15rem, 100%), 1fr))" },
});

// With a figure, a screen reader would say who speaks before the quote and again after it: the face
// comes before the words for eyes alone.
const Card = styled(Reveal)({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  alignContent: "start",
  gap: "var(--space-5)",
  "& > picture": { gridRow: 1 },
  [media.narrow]: {
    gridTemplateColumns: "auto minmax(0, 1fr)",
    alignItems: "center",
    "& > blockquote": { gridColumn: "1 / -1" },
    "& > p": { gridRow: 1 },
  },
  [media.hugeText]: { gridTemplateColumns: "minmax(0, 1fr)", "& > p": { gridRow: 2 } },
});

const Portrait = styled(Photo)({
  width: "100%",
  height: "auto",
  aspectRatio: "8 / 7",
  borderRadius: "var(--radius-panel)",
  [media.narrow]: { width: "7.5rem", aspectRatio: "4 / 5", borderRadius: "var(--radius-card)" },
});

const Words = styled(Quote)({
  fontSize: "clamp(1.375rem, 1.2rem + 0.6vw, 1.625rem)",
  lineHeight: 1.3,
});

const Author = styled.span({ display: "block", fontWeight: 650 });

const Role = styled.span({ display: "block", color: "var(--muted)" });

export const clinicianQuoteFragment = graphql`
  fragment ClinicianQuote on ClinicianTestimonial {
    quote
    author
    label
    role
    photo {
      ...Photo
      file {
        childImageSharp {
          gatsbyImageData(
            layout: CONSTRAINED
            width: 370
            height: 370
            transformOptions: { fit: OUTSIDE }
            webpOptions: { quality: 75 }
            outputPixelDensities: [0.4, 0.6, 0.8, 1, 1.5, 2]
            sizes: "(min-width: 72rem) 23rem, (min-width: 48rem) 30vw, 7.5rem"
            placeholder: NONE
            formats: [WEBP]
          )
        }
      }
    }
  }
`;
