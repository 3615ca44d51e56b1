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
        <SectionHeading title={providers.title} note={providers.note}>
          <Figures figures={providers.figures} />
        </SectionHeading>
        <ClinicianQuotes testimonials={providers.items} />
      </ForAudience>
    </Section>
  );
}

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
