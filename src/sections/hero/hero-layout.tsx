import styled from "@emotion/styled";
import type { ReactNode } from "react";
import { ButtonLink } from "../../ui/button";
import { Eyebrow, Section } from "../../ui/section";
import { keepTogether } from "./keep-together";

type HeroLayoutProps = {
  hero: Omit<Queries.PatientsHeroFragment, "chat">;
  /** Anchor of the section that explains how it works. */
  learnAt: string;
  /** What has to be said beside the actions. */
  notice?: string;
  /** The piece beside the words: a sample of the product. */
  children: ReactNode;
};

/** The first screen: promise and actions at the left, a sample of the product at the right. */
export function HeroLayout({ hero, learnAt, notice, children }: HeroLayoutProps) {
  return (
    <Hero>
      <Words>
        <Eyebrow>{hero.eyebrow}</Eyebrow>
        <Headline>{keepTogether(hero.headline)}</Headline>
        <Text>{hero.text}</Text>
        <Actions className="screen-only">
          <ButtonLink href="#waitlist">{hero.joinLabel}</ButtonLink>
          <ButtonLink data-rank="secondary" href={learnAt}>
            {hero.learnLabel}
          </ButtonLink>
        </Actions>
        {notice ? <Notice>{notice}</Notice> : null}
      </Words>
      <Sample>{children}</Sample>
    </Hero>
  );
}

const Hero = styled(Section)({
  display: "grid",
  gap: "clamp(2.5rem, 6vw, 4.5rem)",
  alignItems: "center",
  paddingTop: "clamp(2rem, 1rem + 3.5vw, 4rem)",
  paddingBottom: "clamp(2.5rem, 1.5rem + 4vw, 5rem)",
  overflow: "clip",
  "@media (min-width: 60rem)": {
    gridTemplateColumns: "minmax(0, 7fr) minmax(0, 5fr)",
    columnGap: "var(--space-12)",
  },
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
  "@media (max-width: 30rem)": { "& > a": { flex: "1 1 12rem" } },
});

const Notice = styled.p({
  maxWidth: "30rem",
  paddingInlineStart: "var(--space-4)",
  borderInlineStart: "3px solid var(--accent)",
  color: "var(--muted)",
  fontSize: "var(--text-small)",
});

const Sample = styled.div({
  position: "relative",
  zIndex: 0,
  minWidth: 0,
  // A leaf behind the sample, as on the brand's mark.
  "&::before": {
    content: "''",
    position: "absolute",
    inset: "8% -7% 4% -13%",
    zIndex: -1,
    borderRadius: "72% 12% 72% 12%",
    background: "var(--tint)",
    opacity: 0.6,
    "@media print, (forced-colors: active)": { display: "none" },
  },
});
