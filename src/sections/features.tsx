import styled from "@emotion/styled";
import { graphql } from "gatsby";
import { ForAudience } from "../audience/for-audience";
import { media } from "../styles/media";
import { bubbleStyle } from "../ui/bubble";
import { Icon } from "../ui/icon";
import { renderText } from "../ui/render-text";
import { Reveal } from "../ui/reveal";
import { Column, SectionHeading } from "../ui/section";
import { Steps } from "../ui/steps";

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
            {features.items.map(({ icon, title, description }, index) => (
              <Card key={title} index={index} stagger={100}>
                <Icon icon={icon} size={28} />
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

const Cards = styled.ul({
  display: "grid",
  gap: "var(--space-5)",
  [media.medium]: { gridTemplateColumns: "repeat(2, minmax(0, 1fr))" },
});

// A message as in the sample chat, which is what the service is made of.
const Card = styled(Reveal)({
  display: "grid",
  gridTemplateColumns: "auto minmax(0, 1fr)",
  alignItems: "center",
  alignContent: "start",
  gap: "var(--space-3)",
  padding: "var(--space-6)",
  ...bubbleStyle,
  // The icon's: one set on the drawing itself would stay in forced colors.
  color: "var(--action)",
});

const Title = styled.h3({ color: "var(--ink)", fontSize: "var(--text-card)" });

const Description = styled.p({ gridColumn: "1 / -1", color: "var(--ink)" });

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
    }
  }
`;
