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
          <div>
            <ClinicianQuote>{quote}</ClinicianQuote>
            <ClinicianByline>
              <strong>{author}</strong>
              <ClinicianRole>{renderText(role)}</ClinicianRole>
            </ClinicianByline>
          </div>
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
  gridTemplateColumns: "auto minmax(0, 1fr)",
  gap: "var(--space-5)",
  alignContent: "start",
  alignItems: "start",
  [media.wide]: { gridTemplateColumns: "minmax(0, 1fr)" },
});

const ClinicianPortrait = styled(Photo)({
  width: "6rem",
  height: "auto",
  aspectRatio: "4 / 5",
  borderRadius: "var(--radius-card)",
  [media.tablet]: { width: "10rem" },
  [media.wide]: { width: "100%", aspectRatio: "4 / 3", borderRadius: "var(--radius-large)" },
});

const ClinicianQuote = styled(Quote)({ fontSize: "var(--text-card)", lineHeight: 1.3 });

const ClinicianByline = styled.p({ marginTop: "var(--space-3)", lineHeight: 1.45 });

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
            sizes: "(min-width: 60rem) 30vw, (min-width: 40rem) 10rem, 6rem"
          )
        }
      }
    }
  }
`;
