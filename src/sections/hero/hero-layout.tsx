import styled from "@emotion/styled";
import type { ReactNode } from "react";
import { ButtonLink } from "../../ui/button";
import { renderText } from "../../ui/render-text";
import { Eyebrow, PageHeadline, Section } from "../../ui/section";

type HeroLayoutProps = {
  hero: Omit<Queries.HeroFragment["patients"], "chat">;
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
        <PageHeadline>{renderText(hero.headline)}</PageHeadline>
        <Text>{renderText(hero.text)}</Text>
        <Actions className="screen-only">
          <ButtonLink href="#waitlist">{hero.joinLabel}</ButtonLink>
          <ButtonLink data-rank="secondary" href={learnAt}>
            {hero.learnLabel}
          </ButtonLink>
        </Actions>
        {notice ? <Notice>{renderText(notice)}</Notice> : null}
      </Words>
      <Sample>{children}</Sample>
    </Hero>
  );
}

// Words and sample begin together, so that both are in the first screen of a small laptop.
const Hero = styled(Section)({
  display: "grid",
  gap: "var(--space-8)",
  alignItems: "start",
  paddingTop: "clamp(1.25rem, 3vh, 4rem)",
  paddingBottom: "clamp(1.5rem, 3vh + 0.5rem, 4.5rem)",
  overflow: "clip",
  "@media (min-width: 60rem)": {
    // Both audiences' are equally high, so that a switch moves nothing that is in view.
    minHeight: "min(100vh - var(--bar-height), 44rem)",
    gridTemplateColumns: "minmax(0, 7fr) minmax(27rem, 5fr)",
    columnGap: "clamp(2.5rem, 4vw, 5rem)",
  },
});

const Words = styled.div({
  display: "grid",
  gap: "clamp(1rem, 2.5vh, 1.75rem)",
  "@media (min-width: 60rem)": { paddingTop: "clamp(0.5rem, 6vh - 1.5rem, 5rem)" },
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
