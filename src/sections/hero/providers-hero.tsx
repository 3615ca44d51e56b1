import { graphql } from "gatsby";
import { HeroLayout } from "./hero-layout";
import { SampleSummary } from "./sample-summary";

type ProvidersHeroProps = { hero: Queries.ProvidersHeroFragment };

export function ProvidersHero({ hero }: ProvidersHeroProps) {
  // Clinics have no features section; the journey explains how it works.
  return (
    <HeroLayout hero={hero} learnAt="#journey">
      <SampleSummary summary={hero.summary} />
    </HeroLayout>
  );
}

export const providersHeroFragment = graphql`
  fragment ProvidersHero on ProvidersHero {
    eyebrow
    headline
    text
    joinLabel
    learnLabel
    summary {
      ...SampleSummary
    }
  }
`;
