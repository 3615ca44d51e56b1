import { graphql } from "gatsby";
import { ForAudience } from "../../audience/for-audience";
import { HeroLayout } from "./hero-layout";
import { SampleChat } from "./sample-chat";
import { SampleSummary } from "./sample-summary";

type HeroProps = {
  hero: Queries.HeroFragment;
  /** What patients read first: that this is not for emergencies. */
  notice: string;
};

/** The first screen of each audience, with a sample of what it would get. */
export function Hero({ hero: { patients, providers }, notice }: HeroProps) {
  return (
    <>
      <ForAudience audience="patients">
        <HeroLayout hero={patients} learnAt="#features" notice={notice}>
          <SampleChat chat={patients.chat} />
        </HeroLayout>
      </ForAudience>
      <ForAudience audience="providers">
        {/* Providers have no features section; the journey explains how it works. */}
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
