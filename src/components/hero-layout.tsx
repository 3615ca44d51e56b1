import styled from "@emotion/styled";
import type { ReactNode } from "react";
import { ButtonLink } from "./button";
import { Eyebrow, Section } from "./section";

type HeroLayoutProps = {
  hero: {
    eyebrow: string;
    headline: string;
    text: string;
    joinLabel: string;
    learnLabel: string;
  };
  /** Anchor of the section that tells how it works. */
  learnAt: string;
  /** The piece beside the words: a sample of the product. */
  children: ReactNode;
};

/** The first screen: promise and actions at the left, a sample of the product at the right. */
export function HeroLayout({ hero, learnAt, children }: HeroLayoutProps) {
  return (
    <Hero>
      <Words>
        <Eyebrow>{hero.eyebrow}</Eyebrow>
        <Headline>{hero.headline}</Headline>
        <Text>{hero.text}</Text>
        <Actions className="screen-only">
          <ButtonLink href="#waitlist">{hero.joinLabel}</ButtonLink>
          <ButtonLink data-rank="secondary" href={learnAt}>
            {hero.learnLabel}
          </ButtonLink>
        </Actions>
      </Words>
      <Sample>{children}</Sample>
    </Hero>
  );
}

const Hero = styled(Section)({
  display: "grid",
  gap: "clamp(2.5rem, 6vw, 4.5rem)",
  alignItems: "center",
  paddingTop: "clamp(2.5rem, 1.5rem + 4vw, 5.5rem)",
  "@media (min-width: 60rem)": { gridTemplateColumns: "minmax(0, 7fr) minmax(0, 5fr)" },
});

const Words = styled.div({ display: "grid", gap: "var(--space-6)" });

const Headline = styled.h1({
  fontSize: "var(--text-hero)",
  lineHeight: 1.04,
  letterSpacing: "-0.022em",
});

const Text = styled.p({
  maxWidth: "34rem",
  color: "var(--muted)",
  fontSize: "var(--text-lead)",
});

const Actions = styled.div({
  display: "flex",
  flexWrap: "wrap",
  gap: "var(--space-3)",
  marginTop: "var(--space-2)",
});

const Sample = styled.div({ minWidth: 0 });
