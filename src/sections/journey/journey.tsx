import styled from "@emotion/styled";
import { graphql } from "gatsby";
import { audiences } from "../../audience/audience";
import { ForAudience } from "../../audience/for-audience";
import type { Anchor } from "../../audience/page-link";
import { Points } from "../../ui/points";
import { Band, Column, SectionHeading } from "../../ui/section";
import { Steps } from "../../ui/steps";
import { JourneyCards } from "./journey-cards";
import { WeekLine } from "./week-line";

type JourneyProps = { journeys: Queries.JourneyFragment };

/** The journey of each audience; the families' begins with the line of weeks. */
export function Journey({ journeys }: JourneyProps) {
  const lines = {
    patients: journeys.weeks ? <WeekLine weeks={journeys.weeks} /> : null,
    providers: null,
  };
  return (
    <Band id={"journey" satisfies Anchor}>
      {audiences.map((audience) => {
        const { eyebrow, title, text, steps, promises, items } = journeys[audience];
        return (
          <ForAudience key={audience} audience={audience}>
            <Story data-ends-wide={Boolean(items.at(-1)?.photo)}>
              <SectionHeading eyebrow={eyebrow} title={title} text={text} />
              {lines[audience]}
              {steps ? <Steps steps={steps} isRow /> : null}
              {promises ? (
                <Strip>
                  <Points points={promises} isRow />
                </Strip>
              ) : null}
              <JourneyCards cards={items} />
            </Story>
          </ForAudience>
        );
      })}
    </Band>
  );
}

// Cards as wide as the view need no space below them.
const Story = styled(Column)({ "&[data-ends-wide='true']": { paddingBottom: 0 } });

const Strip = styled.div({
  marginTop: "var(--space-8)",
  paddingTop: "var(--space-5)",
  borderTop: "1px solid var(--line)",
});

export const journeyFragment = graphql`
  fragment JourneyStory on Journey {
    eyebrow
    title
    text
    steps
    promises
    items {
      ...JourneyCard
    }
  }

  fragment Journey on JourneysJson {
    weeks {
      ...Weeks
    }
    patients {
      ...JourneyStory
    }
    providers {
      ...JourneyStory
    }
  }
`;
