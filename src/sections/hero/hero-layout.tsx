import styled from "@emotion/styled";
import type { ReactNode } from "react";
import { media } from "../../styles/media";
import { ButtonLink, ButtonRow } from "../../ui/button";
import { renderText } from "../../ui/render-text";
import { Eyebrow, PageHeadline } from "../../ui/section";
import { LeafBehind, WillowBranch } from "../../ui/willow";

type HeroLayoutProps = {
  hero: Omit<Queries.HeroFragment["patients"], "chat">;
  /** Anchor of the section that explains how it works. */
  learnAt: string;
  /** Who is behind what is promised. */
  proof: ReactNode;
  /** What has to be said beside the actions. */
  notice?: string;
  /** The piece beside the words: a sample of the product. */
  children: ReactNode;
};

/** The first screen: promise and actions at the left, a sample of the product at the right. */
export function HeroLayout({ hero, learnAt, proof, notice, children }: HeroLayoutProps) {
  return (
    <Hero>
      <Words>
        <Eyebrow>{hero.eyebrow}</Eyebrow>
        <PageHeadline>{renderText(hero.headline)}</PageHeadline>
        <Text>{renderText(hero.text)}</Text>
        <ButtonRow className="screen-only">
          <ButtonLink href="#waitlist">{hero.joinLabel}</ButtonLink>
          <ButtonLink data-rank="secondary" href={learnAt}>
            {hero.learnLabel}
          </ButtonLink>
        </ButtonRow>
        {proof}
        {notice ? <Notice>{renderText(notice)}</Notice> : null}
      </Words>
      <Branch />
      <Sample>
        <LeafBehind />
        {children}
      </Sample>
    </Hero>
  );
}

/** From the edge of the view to the page's column. */
const besideColumn = "(100% - var(--page-width)) / 2";

// Words and sample begin together, so that both are in the first screen of a small laptop. As wide as
// the view, so that only its edge cuts the leaf and the branch.
const Hero = styled.section({
  position: "relative",
  zIndex: 0,
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: "var(--space-10)",
  alignItems: "start",
  padding: `clamp(1.25rem, 3vh, 4rem) max(var(--page-gutter), ${besideColumn}) clamp(1.5rem, 3vh + 0.5rem, 4.5rem)`,
  overflow: "clip",
  [media.wide]: {
    // Both audiences' are equally high, so that a switch moves nothing that is in view.
    minHeight: "min(100vh - var(--bar-height), 44rem)",
    gridTemplateColumns: "minmax(0, 7fr) minmax(27rem, 5fr)",
    columnGap: "clamp(2.5rem, 4vw, 5rem)",
  },
});

const Words = styled.div({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: "clamp(1rem, 2.5vh, 1.75rem)",
  [media.wide]: { paddingTop: "clamp(0.5rem, 6vh - 1.5rem, 5rem)" },
});

const Text = styled.p({
  maxWidth: "34rem",
  color: "var(--muted)",
  fontSize: "var(--text-lead)",
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
  alignSelf: "center",
});

const Branch = styled(WillowBranch)({
  position: "absolute",
  zIndex: -1,
  top: 0,
  right: `max(-2rem, ${besideColumn} - 7.5rem)`,
  width: "9.5rem",
  // Where it would hang over words.
  "@media print, (max-width: 39.999rem), (min-width: 60rem) and (max-width: 75.999rem)": {
    display: "none",
  },
});
