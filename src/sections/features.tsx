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
import { ForAudience } from "../audience/for-audience";
import type { Anchor } from "../audience/page-link";
import { media } from "../styles/media";
import { Icon } from "../ui/icon";
import { Message } from "../ui/message";
import { renderText } from "../ui/render-text";
import { Reveal } from "../ui/reveal";
import { Column, SectionHeading } from "../ui/section";

/** The icons in features.schema.json, by lucide's names. */
export const featureIcons: Partial<Record<string, IconNode>> = {
  baby: Baby,
  "bell-ring": BellRing,
  "calendar-heart": CalendarHeart,
  clock: Clock,
  "heart-pulse": HeartPulse,
  "message-circle": MessageCircle,
  phone: Phone,
  "shield-check": ShieldCheck,
  stethoscope: Stethoscope,
  users: Users,
};

type FeaturesProps = { features: Queries.FeaturesFragment };

export function Features({ features }: FeaturesProps) {
  return (
    <section id={"features" satisfies Anchor}>
      <ForAudience audience="patients">
        <Column>
          <SectionHeading {...features} />
          <Cards>
            {features.items.map(({ icon, title, description, messages }, index) => (
              <Card key={title} delay={index * 100} data-has-messages={Boolean(messages)}>
                <Words>
                  <Title>
                    <FeatureIcon name={icon} />
                    {title}
                  </Title>
                  <p>{renderText(description)}</p>
                </Words>
                {messages ? (
                  <Messages>
                    {messages.map((message) => (
                      <Message key={message.text} {...message} />
                    ))}
                  </Messages>
                ) : null}
              </Card>
            ))}
          </Cards>
        </Column>
      </ForAudience>
    </section>
  );
}

function FeatureIcon({ name }: { name: string }) {
  const icon = featureIcons[name];
  return icon ? <Icon icon={icon} size={28} /> : null;
}

const Cards = styled.ul({ display: "flex", flexWrap: "wrap", gap: "clamp(0.75rem, 1.2vw, 1rem)" });

// Cards with messages are wider; each row is filled.
const Card = styled(Reveal)({
  display: "flex",
  flexWrap: "wrap",
  alignContent: "center",
  alignItems: "center",
  gap: "var(--space-5) var(--space-8)",
  flex: "5 1 min(20rem, 100%)",
  padding: "clamp(1.25rem, 0.75rem + 2vw, 2.25rem)",
  border: "1px solid var(--hairline)",
  borderRadius: "var(--radius-large)",
  "@media screen": { background: "var(--surface)" },
  "&[data-has-messages='true']": {
    flex: "7 1 min(34rem, 100%)",
    borderColor: "transparent",
    "@media screen": { background: "var(--calm)" },
  },
  [media.wide]: {
    flexBasis: "34%",
    "&[data-has-messages='true']": { flexBasis: "56%" },
  },
});

const Words = styled.div({
  display: "grid",
  gap: "var(--space-2)",
  flex: "1 1 min(16rem, 100%)",
  maxWidth: "var(--line-length)",
  lineHeight: 1.5,
});

const Title = styled.h3({
  display: "flex",
  alignItems: "center",
  gap: "var(--space-3)",
  fontSize: "var(--text-card)",
  "& > svg": { flex: "none", color: "var(--link)" },
});

const Messages = styled.div({
  display: "grid",
  justifyItems: "start",
  gap: "var(--space-3)",
  flex: "1 1 min(17rem, 100%)",
  [media.wide]: { flexGrow: 1.2 },
});

export const featuresFragment = graphql`
  fragment Features on FeaturesJson {
    eyebrow
    title
    text
    label
    items {
      icon
      title
      description
      messages {
        ...Message
      }
    }
  }
`;
