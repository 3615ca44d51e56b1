import styled from "@emotion/styled";
import { graphql } from "gatsby";
import { audiences } from "../../audience/audience";
import { ForAudience } from "../../audience/for-audience";
import { renderText } from "../../ui/render-text";
import { Band, Column, SectionHeading } from "../../ui/section";
import { Steps } from "../../ui/steps";
import { fillsView, JourneyCards } from "./journey-cards";
import { Standing } from "./standing";
import { WeekLine } from "./week-line";

type JourneyProps = { journeys: Queries.JourneyFragment };

/** The journey of each audience; the families' begins with the line of weeks. */
export function Journey({ journeys }: JourneyProps) {
  const weekLines = {
    patients: journeys.weeks ? <WeekLine weeks={journeys.weeks} /> : null,
    providers: null,
  };
  return (
    <Band id="journey">
      {audiences.map((audience) => {
        const { eyebrow, title, text, steps, standing, items, note } = journeys[audience];
        // A card as wide as the view needs no space below it.
        const lastCard = items.at(-1);
        const endsFullWidth = lastCard !== undefined && fillsView(lastCard);
        return (
          <ForAudience key={audience} audience={audience}>
            <Column style={endsFullWidth ? { paddingBottom: 0 } : undefined}>
              <SectionHeading eyebrow={eyebrow} title={title} text={text} hasTextBeside />
              {weekLines[audience]}
              {steps ? <Steps steps={steps} isRow /> : null}
              {standing ? <Standing {...standing} /> : null}
              {note ? <JourneyNote>{renderText(note)}</JourneyNote> : null}
              <JourneyCards cards={items} />
            </Column>
          </ForAudience>
        );
      })}
    </Band>
  );
}

const JourneyNote = styled.p({
  maxWidth: "62rem",
  marginTop: "var(--space-block)",
  paddingInlineStart: "var(--space-4)",
  borderInlineStart: "2px solid var(--line)",
  fontSize: "var(--text-lead)",
  lineHeight: 1.5,
  textWrap: "balance",
});

export const journeyFragment = graphql`
  fragment JourneyStory on Journey {
    eyebrow
    title
    text
    steps
    standing {
      ...Standing
    }
    items {
      ...JourneyCard
    }
    note
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
