import styled from "@emotion/styled";
import { graphql } from "gatsby";
import { media } from "../../styles/media";
import { Photo } from "../../ui/photo";
import { Quote } from "../../ui/quote";
import { renderText } from "../../ui/render-text";
import { Reveal } from "../../ui/reveal";
import { TagAfterWords } from "../../ui/tag";

type ClinicianQuotesProps = { testimonials: readonly Queries.ClinicianQuoteFragment[] };

/** Clinicians' words, each with the clinician's portrait. */
export function ClinicianQuotes({ testimonials }: ClinicianQuotesProps) {
  return (
    <Quotes>
      {testimonials.map(({ quote, author, label, role, photo }, index) => (
        <Card key={quote} index={index} stagger={150}>
          <Quote>{quote}</Quote>
          <Portrait photo={photo} />
          <p>
            <Author>
              {author}
              {label ? <TagAfterWords>{label}</TagAfterWords> : null}
            </Author>
            <Role>{renderText(role)}</Role>
          </p>
        </Card>
      ))}
    </Quotes>
  );
}

const Quotes = styled.ul({
  display: "grid",
  gap: "var(--space-10) var(--space-12)",
  [media.wide]: {
    gridTemplateColumns: "repeat(2, minmax(0, 1fr))",
    // The first leads.
    "& > li:first-of-type": {
      gridColumn: "1 / -1",
      "& > picture > img": { width: "11rem", height: "13.75rem" },
      "& > blockquote": {
        maxWidth: "52rem",
        fontSize: "clamp(1.5rem, 1.1rem + 1.7vw, 2.375rem)",
        lineHeight: 1.22,
        letterSpacing: "-0.012em",
      },
    },
  },
});

// With a figure, a screen reader would say who speaks before the quote and again after it.
const Card = styled(Reveal)({
  display: "grid",
  gridTemplateColumns: "auto minmax(0, 1fr)",
  gap: "var(--space-4) var(--space-5)",
  [media.phone]: { alignItems: "center" },
  "&:not(:first-of-type)": { paddingTop: "var(--space-8)", borderTop: "1px solid var(--line)" },
  "& > blockquote": { gridColumn: "1 / -1" },
  // Where there is room, the portrait is beside both quote and name.
  [media.beyondPhone]: {
    columnGap: "var(--space-6)",
    gridTemplateRows: "auto 1fr",
    "& > picture": { gridArea: "1 / 1 / 3" },
    "& > blockquote": { gridColumn: 2 },
  },
});

const Portrait = styled(Photo)({
  width: "5.5rem",
  height: "6.875rem",
  borderRadius: "var(--radius-card)",
  [media.beyondPhone]: { width: "8rem", height: "10rem" },
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
            width: 176
            height: 220
            transformOptions: { fit: OUTSIDE }
            webpOptions: { quality: 75 }
            outputPixelDensities: [0.5, 0.75, 1, 1.5, 2]
            sizes: "(min-width: 60rem) 176px, (min-width: 40rem) 128px, 88px"
            placeholder: NONE
            formats: [WEBP]
          )
        }
      }
    }
  }
`;
