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
  [media.wide]: { gridTemplateColumns: "repeat(auto-fit, minmax(15rem, 1fr))" },
});

// With a figure, a screen reader would say who speaks before the quote and again after it: the face
// comes before the words for eyes alone.
const Card = styled(Reveal)({
  display: "grid",
  gridTemplateColumns: "auto minmax(0, 1fr)",
  gap: "var(--space-5)",
  alignContent: "start",
  alignItems: "center",
  "& > picture": { gridRow: 1 },
  "& > p": { gridRow: 1 },
  "& > blockquote": { gridColumn: "1 / -1" },
  [media.hugeText]: { gridTemplateColumns: "minmax(0, 1fr)", "& > p": { gridRow: 2 } },
  [media.tablet]: {
    columnGap: "var(--space-8)",
    "& > picture": { gridRow: "1 / 3" },
    "& > blockquote": { gridArea: "1 / 2", alignSelf: "end" },
    "& > p": { gridRow: 2, alignSelf: "start" },
  },
  [media.wide]: {
    gridTemplateColumns: "minmax(0, 1fr)",
    alignItems: "start",
    "& > p": { gridRow: 3 },
  },
});

const Portrait = styled(Photo)({
  width: "7.5rem",
  height: "auto",
  aspectRatio: "4 / 5",
  borderRadius: "var(--radius-card)",
  [media.tablet]: { width: "12rem" },
  [media.wide]: { width: "100%", aspectRatio: "8 / 7", borderRadius: "var(--radius-panel)" },
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
            sizes: "(min-width: 60rem) 30vw, (min-width: 40rem) 12rem, 7.5rem"
            placeholder: NONE
            formats: [WEBP]
          )
        }
      }
    }
  }
`;
