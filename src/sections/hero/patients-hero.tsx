import { graphql } from "gatsby";
import { HeroLayout } from "./hero-layout";
import { SampleChat } from "./sample-chat";

type PatientsHeroProps = {
  hero: Queries.PatientsHeroFragment;
  /** That the service is not for emergencies. */
  emergency: string;
};

export function PatientsHero({ hero, emergency }: PatientsHeroProps) {
  return (
    <HeroLayout hero={hero} learnAt="#features" notice={emergency}>
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
