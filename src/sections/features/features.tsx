import styled from "@emotion/styled";
import { graphql } from "gatsby";
import { ForAudience } from "../../audience/for-audience";
import { media } from "../../styles/media";
import type { Anchor } from "../../ui/anchors";
import { renderText } from "../../ui/render-text";
import { Reveal } from "../../ui/reveal";
import { Column, SectionHeading } from "../../ui/section";
import { Steps } from "../../ui/steps";
import { FeatureIcon } from "./feature-icon";
import { FeatureSample } from "./feature-sample";

type FeaturesProps = { features: Queries.FeaturesFragment };

/**
 * What the service does for patients, a card each, of which the first leads. For providers there is
 * only the place, to which a link may lead.
 */
export function Features({ features }: FeaturesProps) {
  return (
    <section id={"features" satisfies Anchor}>
      <ForAudience audience="patients">
        <Column>
          <SectionHeading eyebrow={features.eyebrow} title={features.title} text={features.text}>
            <Steps steps={features.steps} />
          </SectionHeading>
          <Cards>
            {features.items.map(({ icon, sample, title, description }, index) => (
              <Card key={title} index={index} stagger={100}>
                {sample || icon ? (
                  <Scene>
                    {sample ? <FeatureSample {...sample} /> : null}
                    {icon ? <FeatureIcon name={icon} /> : null}
                  </Scene>
                ) : null}
                <Title>{title}</Title>
                <Description>{renderText(description)}</Description>
              </Card>
            ))}
          </Cards>
        </Column>
      </ForAudience>
    </section>
  );
}

// The first leads, as a panel; the others have a card each, or share a panel where there is less room.
const Cards = styled.ul({
  display: "grid",
  "& > li:first-of-type": { marginBottom: "clamp(1rem, 1.7vw, 1.5rem)" },
  "@media screen": {
    "& > li:not(:first-of-type)": {
      padding: "var(--panel-inset)",
      border: "1px solid var(--hairline)",
      background: "var(--surface)",
    },
    "& > li:nth-of-type(n + 3)": { borderTopWidth: 0 },
    "& > li:nth-of-type(2)": {
      borderStartStartRadius: "var(--radius-panel)",
      borderStartEndRadius: "var(--radius-panel)",
    },
    "& > li:not(:first-of-type):last-of-type": {
      borderEndStartRadius: "var(--radius-panel)",
      borderEndEndRadius: "var(--radius-panel)",
    },
  },
  [media.wide]: {
    gridTemplateColumns: "repeat(3, minmax(0, 1fr))",
    columnGap: "var(--space-6)",
    "@media screen": {
      "& > li:not(:first-of-type)": {
        padding: "var(--space-6) var(--space-8) var(--space-8)",
        borderTopWidth: 1,
        borderRadius: "var(--radius-panel)",
      },
    },
  },
});

/** A card whose words are beside what is to be seen. */
const besideScene = {
  gridTemplateColumns: "minmax(0, 5fr) minmax(0, 6fr)",
  gridTemplateRows: "1fr auto auto 1fr",
  columnGap: "clamp(2rem, 6vw, 6rem)",
  "& > div": { gridArea: "1 / 2 / -1" },
  "& > h3": { gridRow: 2 },
  "& > p": { gridRow: 3 },
} as const;

const Card = styled(Reveal)({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  alignContent: "start",
  gap: "var(--space-2)",
  [media.tablet]: besideScene,
  "&:first-of-type": {
    gridColumn: "1 / -1",
    // Forced colors show it, and take the ground away.
    border: "1px solid transparent",
    borderRadius: "var(--radius-panel)",
    "& > h3": { fontSize: "var(--text-subtitle)" },
    // On paper there is no ground, and round corners would cut into the words.
    "@media screen": {
      padding: "var(--panel-inset)",
      background: "var(--calm)",
    },
    [media.wide]: besideScene,
    "& > div": { fontSize: "var(--text-lead)" },
  },
});

// What a card is about, to be seen before it is read.
const Scene = styled.div({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  alignContent: "center",
  gap: "var(--space-4)",
  marginBottom: "var(--space-3)",
  // An icon's: one set on the drawing itself would stay in forced colors.
  color: "var(--link)",
  "& > :not(svg)": { color: "var(--ink)" },
  "& > [data-is-answer]": { maxWidth: "30rem" },
  // On a card of the color that an answer has.
  "li:not(:first-of-type) > & > [data-is-answer='true']": { background: "var(--tint)" },
  // What a clinician writes arrives once its card has.
  "& > [data-is-answer='true']": {
    justifySelf: "start",
    "@media screen and (prefers-reduced-motion: no-preference)": {
      "[data-reveal='arrived'] > &": {
        animation: "message-arrives 450ms ease-out 700ms backwards",
      },
    },
  },
  [media.medium]: { minHeight: "10rem" },
  "@media print": { minHeight: 0 },
});

const Title = styled.h3({ fontSize: "var(--text-card)" });

const Description = styled.p({ maxWidth: "var(--line-length)" });

export const featuresFragment = graphql`
  fragment Features on FeaturesJson {
    eyebrow
    title
    text
    steps
    items {
      icon
      title
      description
      sample {
        ...FeatureSample
      }
    }
  }
`;
