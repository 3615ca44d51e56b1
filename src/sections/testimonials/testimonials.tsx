import styled from "@emotion/styled";
import { graphql } from "gatsby";
import { ForAudience } from "../../audience/for-audience";
import { deepGround } from "../../styles/deep-ground";
import { Column, SectionHeading } from "../../ui/section";
import { ClinicianQuotes } from "./clinician-quotes";
import { Figures } from "./figures";
import { PatientQuotes } from "./patient-quotes";

type TestimonialsProps = { testimonials: Queries.TestimonialsFragment };

/** Quotes and figures of each audience that has some. */
export function Testimonials({ testimonials: { patients, providers } }: TestimonialsProps) {
  const hasPatients = patients.items.length > 0;
  const hasProviders = providers.items.length > 0;
  if (!hasPatients && !hasProviders) return null;
  return (
    <section id="testimonials">
      {hasPatients ? (
        <ForAudience audience="patients">
          <Column>
            <SectionHeading title={patients.title} note={patients.note} />
            <PatientQuotes testimonials={patients.items} picture={patients.picture} />
          </Column>
        </ForAudience>
      ) : null}
      {hasProviders ? (
        <ForAudience audience="providers">
          {providers.figures.length > 0 ? (
            <Goals>
              <Column>
                <SectionHeading title={providers.figuresTitle} note={providers.figuresNote} />
                <Figures figures={providers.figures} />
              </Column>
            </Goals>
          ) : null}
          <Column>
            <SectionHeading title={providers.title} note={providers.note} />
            <ClinicianQuotes testimonials={providers.items} />
          </Column>
        </ForAudience>
      ) : null}
    </section>
  );
}

const Goals = styled.div(deepGround);

export const testimonialsFragment = graphql`
  fragment Testimonials on TestimonialsJson {
    patients {
      title
      note
      picture {
        ...QuotePicture
      }
      items {
        ...PatientQuote
      }
    }
    providers {
      figuresTitle
      figuresNote
      figures {
        ...Figure
      }
      title
      note
      items {
        ...ClinicianQuote
      }
    }
  }
`;
