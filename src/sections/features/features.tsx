import styled from "@emotion/styled";
import { graphql } from "gatsby";
import type { IconNode } from "lucide";
import Baby from "lucide/dist/esm/icons/baby.mjs";
import BellRing from "lucide/dist/esm/icons/bell-ring.mjs";
import CalendarHeart from "lucide/dist/esm/icons/calendar-heart.mjs";
import Clock from "lucide/dist/esm/icons/clock.mjs";
import HeartPulse from "lucide/dist/esm/icons/heart-pulse.mjs";
import MessageCircle from "lucide/dist/esm/icons/message-circle.mjs";
import Phone from "lucide/dist/esm/icons/phone.mjs";
import ShieldCheck from "lucide/dist/esm/icons/shield-check.mjs";
import Stethoscope from "lucide/dist/esm/icons/stethoscope.mjs";
import Users from "lucide/dist/esm/icons/users.mjs";
import { ForAudience } from "../../audience/for-audience";
import { media } from "../../styles/media";
import { Icon } from "../../ui/icon";
import { renderText } from "../../ui/render-text";
import { Reveal } from "../../ui/reveal";
import { Column, SectionHeading } from "../../ui/section";
import { Steps } from "../../ui/steps";
import { FeaturePiece } from "./feature-piece";

/** The icons in features.schema.json. */
const featureIcons: Record<Queries.FeatureIcon, IconNode> = {
  Baby,
  BellRing,
  CalendarHeart,
  Clock,
  HeartPulse,
  MessageCircle,
  Phone,
  ShieldCheck,
  Stethoscope,
  Users,
};

type FeaturesProps = { features: Queries.FeaturesFragment };

export function Features({ features }: FeaturesProps) {
  return (
    <section id="features">
      <ForAudience audience="patients">
        <Column>
          <SectionHeading {...features} hasTextBeside />
          {features.steps ? <Steps steps={features.steps} isRow /> : null}
          <FeatureCards>
            {features.items.map(({ icon, title, description, ...piece }, index) => (
              <FeatureCard key={title} delay={index * 100}>
                <div>
                  <FeatureTitle>
                    <TitleIcon icon={featureIcons[icon]} size={32} />
                    {title}
                  </FeatureTitle>
                  <FeatureDescription>{renderText(description)}</FeatureDescription>
                </div>
                <FeaturePiece {...piece} senders={features.senders} />
              </FeatureCard>
            ))}
          </FeatureCards>
        </Column>
      </ForAudience>
    </section>
  );
}

const FeatureCards = styled.ul({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: "var(--card-gap)",
  [media.medium]: { gridTemplateColumns: "repeat(12, minmax(0, 1fr))" },
});

const tinted = { borderColor: "transparent", "@media screen": { background: "var(--calm)" } };

// Of each four cards, the second and the third are the wider ones.
const widerCards = "&:nth-of-type(4n + 2), &:nth-of-type(4n + 3)";

const FeatureCard = styled(Reveal)({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  alignContent: "space-between",
  gap: "var(--space-6)",
  padding: "var(--card-inset)",
  border: "1px solid var(--hairline)",
  borderRadius: "var(--radius-large)",
  "@media screen": { background: "var(--surface)" },
  [media.medium]: { gridColumn: "span 6", [widerCards]: tinted },
  [media.wide]: { gridColumn: "span 5", [widerCards]: { gridColumn: "span 7" } },
  [media.narrow]: { "&:nth-of-type(even)": tinted },
});

const FeatureTitle = styled.h3({
  display: "flex",
  alignItems: "center",
  gap: "0.4em",
  fontSize: "min(clamp(1.5rem, 1.3rem + 0.8vw, 2rem), var(--text-word) * 0.6)",
});

const TitleIcon = styled(Icon)({ flex: "none", color: "var(--link)" });

const FeatureDescription = styled.p({
  maxWidth: "var(--line-length)",
  marginTop: "var(--space-2)",
  fontSize: "var(--text-large)",
  lineHeight: 1.5,
});

export const featuresFragment = graphql`
  fragment Features on FeaturesJson {
    eyebrow
    title
    text
    label
    steps
    senders {
      family
      clinician
    }
    items {
      icon
      title
      description
      ...FeaturePiece
    }
  }
`;
