import styled from "@emotion/styled";
import { graphql } from "gatsby";
import { ForAudience } from "../audience/for-audience";
import { Icon } from "../ui/icon";
import { renderText } from "../ui/render-text";
import { Reveal } from "../ui/reveal";
import { SectionHeading, SplitColumn } from "../ui/section";
import { Steps } from "../ui/steps";
import { featureIcons } from "./feature-icons";

type FeaturesProps = { features: Queries.FeaturesFragment };

/**
 * What the service does for patients, a small card each. For providers there is only the place, to
 * which a link may lead.
 */
export function Features({ features }: FeaturesProps) {
  return (
    <section id="features">
      <ForAudience audience="patients">
        <SplitColumn>
          <SectionHeading eyebrow={features.eyebrow} title={features.title} text={features.text}>
            <Steps steps={features.steps} />
          </SectionHeading>
          <Cards>
            {features.items.map(({ icon, title, description }, index) => (
              <Card key={title} index={index} stagger={100}>
                <IconGround>
                  <Icon icon={featureIcons[icon] ?? []} size={26} />
                </IconGround>
                <Title>{title}</Title>
                <Description>{renderText(description)}</Description>
              </Card>
            ))}
          </Cards>
        </SplitColumn>
      </ForAudience>
    </section>
  );
}

// Columns rather than rows: each card is as high as its words.
const Cards = styled.ul({ columns: "18rem 2", columnGap: "var(--space-5)" });

const Card = styled(Reveal)({
  display: "grid",
  breakInside: "avoid",
  gap: "var(--space-3)",
  marginBottom: "var(--space-5)",
  padding: "var(--space-6)",
  border: "1px solid var(--hairline)",
  borderRadius: "var(--radius-card)",
  background: "var(--surface)",
});

const IconGround = styled.span({
  display: "grid",
  placeItems: "center",
  width: "3.25rem",
  height: "3.25rem",
  borderRadius: "1rem 1rem 1rem 0.375rem",
  background: "var(--tint)",
  color: "var(--action)",
});

const Title = styled.h3({ marginTop: "var(--space-1)", fontSize: "var(--text-card)" });

const Description = styled.p({ color: "var(--muted)" });

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
