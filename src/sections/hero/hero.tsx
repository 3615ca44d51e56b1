import { graphql } from "gatsby";
import { ForAudience } from "../../audience/for-audience";
import { HeroLayout } from "./hero-layout";
import { SampleChat } from "./sample-chat";
import { SampleSummary } from "./sample-summary";

type HeroProps = { hero: Queries.HeroFragment };

/** The first screen of each audience, with a sample of what it would get. */
export function Hero({ hero: { patients, providers } }: HeroProps) {
  return (
    <>
      <ForAudience audience="patients">
        <HeroLayout hero={patients} learnAt="#features" notice={patients.notice}>
          <SampleChat chat={patients.chat} />
        </HeroLayout>
      </ForAudience>
      <ForAudience audience="providers">
        {/* Clinics have no features section; the journey explains how it works. */}
        <HeroLayout hero={providers} learnAt="#journey">
          <SampleSummary summary={providers.summary} />
        </HeroLayout>
      </ForAudience>
    </>
  );
}

export const heroFragment = graphql`
  fragment Hero on HeroJson {
    patients {
      eyebrow
      headline
      text
      joinLabel
      learnLabel
      notice
      chat {
        ...SampleChat
      }
    }
    providers {
      eyebrow
      headline
      text
      joinLabel
      learnLabel
      summary {
        ...SampleSummary
      }
    }
  }
`;
