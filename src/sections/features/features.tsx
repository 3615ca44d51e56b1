import styled from "@emotion/styled";
import { graphql } from "gatsby";
import { ForAudience } from "../../audience/for-audience";
import { media } from "../../styles/media";
import { Icon } from "../../ui/icon";
import { renderText } from "../../ui/render-text";
import { Reveal } from "../../ui/reveal";
import { Column, SectionHeading } from "../../ui/section";
import { Steps } from "../../ui/steps";
import { WillowLeaf } from "../../ui/willow";
import { FeatureSample } from "./feature-sample";

type FeaturesProps = { features: Queries.FeaturesFragment };

/**
 * What the service does for patients, a small card each. For providers there is only the place, to
 * which a link may lead.
 */
export function Features({ features }: FeaturesProps) {
  return (
    <section id="features">
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
                    <Leaf />
                    {sample ? <FeatureSample {...sample} /> : null}
                    {icon && !sample ? <Icon icon={icon} size={56} strokeWidth={1.25} /> : null}
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

// The wider one is at the left, then at the right.
const Cards = styled.ul({
  display: "grid",
  gap: "var(--space-10) var(--space-6)",
  [media.medium]: {
    gridTemplateColumns: "repeat(12, minmax(0, 1fr))",
    "& > li": { gridColumn: "span 5" },
    "& > :nth-of-type(4n), & > :nth-of-type(4n + 1)": { gridColumn: "span 7" },
  },
});

const Card = styled(Reveal)({
  display: "grid",
  alignContent: "start",
  gap: "var(--space-2)",
});

// What a card is about, to be seen before it is read.
const Scene = styled.div({
  position: "relative",
  zIndex: 0,
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  alignItems: "center",
  gap: "var(--space-4)",
  minHeight: "clamp(8rem, 6rem + 8vw, 11rem)",
  overflow: "clip",
  marginBottom: "var(--space-3)",
  padding: "var(--space-6)",
  borderRadius: "var(--radius-panel)",
  background: "var(--tint)",
  // An icon's: one set on the drawing itself would stay in forced colors.
  color: "var(--link)",
  "@media (forced-colors: active)": { border: "1px solid" },
  // Without its inset, its corners would cut off words.
  "@media print": { minHeight: 0, padding: 0, borderRadius: 0 },
});

// Where no sample is: each has its words at the other side.
const Leaf = styled(WillowLeaf)({
  position: "absolute",
  zIndex: -1,
  top: "-20%",
  right: "-3rem",
  width: "13rem",
  height: "150%",
  "--vein": "none",
  "li:first-of-type &": { right: "auto", left: "12%" },
  "@media print, (forced-colors: active)": { display: "none" },
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
