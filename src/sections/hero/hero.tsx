import { graphql } from "gatsby";
import type { Audience } from "../../audience/audience";
import { ForAudience } from "../../audience/for-audience";
import { HeroFounders } from "./hero-founders";
import { HeroLayout } from "./hero-layout";
import { SampleChat } from "./sample-chat";
import { SampleSummary } from "./sample-summary";

type HeroProps = {
  hero: Queries.HeroFragment;
  founders: readonly Queries.FounderFaceFragment[];
  /** What patients read first: that this is not for emergencies. */
  notice: string;
};

/** The first screen of each audience, with a sample of what it would get. */
export function Hero({ hero, founders, notice }: HeroProps) {
  const { patients, providers } = hero;
  const proof = (audience: Audience) => (
    <HeroFounders audience={audience} founders={founders} words={hero.founders} />
  );
  return (
    <>
      <ForAudience audience="patients">
        <HeroLayout hero={patients} learnAt="#features" proof={proof("patients")} notice={notice}>
          <SampleChat chat={patients.chat} />
        </HeroLayout>
      </ForAudience>
      <ForAudience audience="providers">
        {/* Providers have no features section; the journey explains how it works. */}
        <HeroLayout hero={providers} learnAt="#journey" proof={proof("providers")}>
          <SampleSummary summary={providers.summary} />
        </HeroLayout>
      </ForAudience>
    </>
  );
}

export const heroFragment = graphql`
  fragment Hero on HeroJson {
    founders {
      ...FoundersWords
    }
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
