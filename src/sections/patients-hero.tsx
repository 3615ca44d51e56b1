import { graphql } from "gatsby";
import { HeroLayout } from "../components/hero-layout";
import { SampleChat } from "../components/sample-chat";

type PatientsHeroProps = { hero: Queries.PatientsHeroFragment };

export function PatientsHero({ hero }: PatientsHeroProps) {
  return (
    <HeroLayout hero={hero} learnAt="#features">
      <SampleChat chat={hero.chat} />
    </HeroLayout>
  );
}

export const patientsHeroFragment = graphql`
  fragment PatientsHero on PatientsHero {
    eyebrow
    headline
    text
    joinLabel
    learnLabel
    chat {
      ...SampleChat
    }
  }
`;
