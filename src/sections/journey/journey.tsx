import styled from "@emotion/styled";
import { graphql } from "gatsby";
import { audiences } from "../../audience/audience";
import { ForAudience } from "../../audience/for-audience";
import type { Anchor } from "../../ui/anchors";
import { Band, SectionHeading } from "../../ui/section";
import { Steps } from "../../ui/steps";
import { JourneyPanel, JourneyPanels } from "./journey-panel";
import type { SampleQuestions } from "./panel-drawing";
import { WeekLine } from "./week-line";

type JourneyProps = {
  journeys: Queries.JourneyFragment;
  /** What the sample summary asks, which a panel may have a detail of. */
  sampleQuestions: SampleQuestions;
};

/** What the service does along the way, for each audience, in large panels. */
export function Journey({ journeys, sampleQuestions }: JourneyProps) {
  const lines = {
    patients: journeys.weeks ? <WeekLine weeks={journeys.weeks} /> : null,
    providers: null,
  };
  return (
    <Band id={"journey" satisfies Anchor}>
      {audiences.map((audience) => {
        const { eyebrow, title, text, steps, items } = journeys[audience];
        const line = lines[audience];
        return (
          <ForAudience key={audience} audience={audience}>
            <Story>
              <SectionHeading eyebrow={eyebrow} title={title} text={text} isLarge={Boolean(line)}>
                {steps ? <Steps steps={steps} /> : null}
              </SectionHeading>
              {line ? <Across>{line}</Across> : null}
              <JourneyPanels>
                {items.map((item, index) => (
                  <JourneyPanel
                    key={item.title}
                    {...item}
                    index={index}
                    sampleQuestions={sampleQuestions}
                  />
                ))}
              </JourneyPanels>
            </Story>
          </ForAudience>
        );
      })}
    </Band>
  );
}

// The page's column, and beside it what reaches from edge to edge.
const Story = styled.div({
  display: "grid",
  gridTemplateColumns:
    "minmax(var(--page-gutter), 1fr) minmax(0, var(--page-width)) minmax(var(--page-gutter), 1fr)",
  paddingBlock: "var(--space-section)",
  // Spreads at its end are its end.
  "&:has(> ul > li:last-child > picture)": { paddingBottom: 0 },
  "& > *": { gridColumn: 2 },
});

const Across = styled.div({
  "&&": { gridColumn: "1 / -1" },
  marginBottom: "clamp(2rem, 1rem + 2.4vw, 3.5rem)",
  // At either end, the handle is whole.
  paddingInline: "max(var(--page-gutter), 1.75rem)",
});

export const journeyFragment = graphql`
  fragment JourneyStory on Journey {
    eyebrow
    title
    text
    steps
    items {
      ...JourneyPanel
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
