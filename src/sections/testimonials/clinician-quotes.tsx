import styled from "@emotion/styled";
import { graphql } from "gatsby";
import { media } from "../../styles/media";
import { Photo } from "../../ui/photo";
import { Quote } from "../../ui/quote";
import { renderText } from "../../ui/render-text";
import { Reveal } from "../../ui/reveal";

type ClinicianQuotesProps = { testimonials: readonly Queries.ClinicianQuoteFragment[] };

export function ClinicianQuotes({ testimonials }: ClinicianQuotesProps) {
  return (
    <ClinicianList>
      {testimonials.map(({ quote, author, role, photo }, index) => (
        <ClinicianCard key={quote} delay={index * 150}>
          <ClinicianPortrait photo={photo} />
          <ClinicianQuote>{quote}</ClinicianQuote>
          <ClinicianByline>
            <strong>{author}</strong>
            <ClinicianRole>{renderText(role)}</ClinicianRole>
          </ClinicianByline>
        </ClinicianCard>
      ))}
    </ClinicianList>
  );
}

const ClinicianList = styled.ul({
  display: "grid",
  gap: "var(--space-8) var(--space-6)",
  [media.wide]: { gridTemplateColumns: "repeat(auto-fit, minmax(15rem, 1fr))" },
});

const ClinicianCard = styled(Reveal)({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: "var(--space-3) var(--space-5)",
  alignContent: "start",
  [media.phone]: { gridTemplateColumns: "min(8.5rem, 40%) minmax(0, 1fr)" },
  [media.tablet]: { gridTemplateColumns: "18rem minmax(0, 1fr)" },
});

// Square, as the portraits are, so that nothing is cut off.
const ClinicianPortrait = styled(Photo)({
  width: "100%",
  height: "auto",
  aspectRatio: "1",
  borderRadius: "var(--radius-large)",
  [media.tablet]: { gridRow: "1 / 3" },
});

// On a phone, the byline is beside the portrait, and the quote below both.
const ClinicianQuote = styled(Quote)({
  fontSize: "clamp(1.3125rem, 1.2rem + 0.4vw, 1.5rem)",
  lineHeight: 1.3,
  [media.phone]: { gridArea: "2 / 1 / 3 / 3" },
  [media.tablet]: { alignSelf: "end" },
});

const ClinicianByline = styled.p({ lineHeight: 1.45, [media.phone]: { alignSelf: "center" } });

const ClinicianRole = styled.span({ display: "block", color: "var(--muted)" });

export const clinicianQuoteFragment = graphql`
  fragment ClinicianQuote on ClinicianTestimonial {
    quote
    author
    role
    photo {
      ...Photo
      file {
        childImageSharp {
          gatsbyImageData(
            layout: CONSTRAINED
            width: 370
            height: 370
            webpOptions: { quality: 75 }
            outputPixelDensities: [0.6, 1, 2]
            sizes: "(min-width: 60rem) 30vw, (min-width: 40rem) 18rem, 8.5rem"
          )
        }
      }
    }
  }
`;
