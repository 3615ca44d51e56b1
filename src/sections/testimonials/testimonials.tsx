import styled from "@emotion/styled";
import { graphql } from "gatsby";
import { ForAudience } from "../../audience/for-audience";
import { Section, SectionHeading } from "../../ui/section";
import { ClinicianQuotes } from "./clinician-quotes";
import { Figures } from "./figures";
import { PatientQuotes } from "./patient-quotes";

type TestimonialsProps = { testimonials: Queries.TestimonialsFragment };

export function Testimonials({ testimonials: { patients, providers } }: TestimonialsProps) {
  return (
    <Section id="testimonials">
      <ForAudience audience="patients">
        <SectionHeading title={patients.title} note={patients.note} />
        <PatientQuotes testimonials={patients.items} />
      </ForAudience>
      <ForAudience audience="providers">
        <Beside>
          <SectionHeading title={providers.title} note={providers.note} />
          <Figures figures={providers.figures} />
        </Beside>
        <ClinicianQuotes testimonials={providers.items} />
      </ForAudience>
    </Section>
  );
}

const Beside = styled.div({
  "@media (min-width: 64rem)": {
    display: "grid",
    gridTemplateColumns: "minmax(0, 5fr) minmax(0, 7fr)",
    gap: "var(--space-16)",
    alignItems: "end",
  },
});

export const testimonialsFragment = graphql`
  fragment Testimonials on TestimonialsJson {
    patients {
      title
      note
      items {
        ...PatientQuote
      }
    }
    providers {
      title
      note
      figures {
        ...Figure
      }
      items {
        ...ClinicianQuote
      }
    }
  }
`;
