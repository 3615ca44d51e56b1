import styled from "@emotion/styled";
import { graphql } from "gatsby";
import type { ReactNode } from "react";
import type { Audience } from "../../audience/audience";
import { ForAudience } from "../../audience/for-audience";
import { HangingBranch } from "../../drawings/hanging-branch";
import { leafMark } from "../../drawings/willow";
import { media } from "../../styles/media";
import { ButtonLink, ButtonRow, SecondaryButtonLink } from "../../ui/button";
import { renderText } from "../../ui/render-text";
import { Eyebrow, PageHeadline } from "../../ui/section";
import { HeroFounders } from "./hero-founders";
import { SampleChat } from "./sample-chat";
import { SampleSummary } from "./sample-summary";

type HeroProps = {
  hero: Queries.HeroFragment;
  founders: readonly Queries.FounderFaceFragment[];
  notices: Record<Audience, string | null>;
};

/** The first screen of each audience: headline, buttons and a sample of the service. */
export function Hero({ hero, founders, notices }: HeroProps) {
  const { patients, providers } = hero;
  const faces = <HeroFounders founders={founders} words={hero.founders} />;
  return (
    <>
      <ForAudience audience="patients">
        <FirstScreen
          words={patients}
          Headline={LargeHeadline}
          learnAt="features"
          notice={notices.patients ? <Caution>{renderText(notices.patients)}</Caution> : null}
          sample={<SampleChat chat={patients.chat} />}
          founders={faces}
        />
      </ForAudience>
      <ForAudience audience="providers">
        <FirstScreen
          words={providers}
          Headline={PageHeadline}
          learnAt="journey"
          notice={notices.providers ? <Assurance notice={notices.providers} /> : null}
          sample={<SampleSummary summary={providers.summary} />}
          founders={faces}
        />
      </ForAudience>
    </>
  );
}

type FirstScreenProps = {
  words: Omit<Queries.HeroFragment["patients"], "chat">;
  Headline: typeof PageHeadline;
  /** The id of the section to which "Learn How It Works" leads. */
  learnAt: string;
  /** Below the buttons. */
  notice: ReactNode;
  sample: ReactNode;
  founders: ReactNode;
};

function FirstScreen({ words, Headline, learnAt, notice, sample, founders }: FirstScreenProps) {
  return (
    <ScreenGrid>
      <HeroWords>
        <Eyebrow>{words.eyebrow}</Eyebrow>
        <Headline>{renderText(words.headline)}</Headline>
        <HeroLead>{renderText(words.text)}</HeroLead>
        <ButtonRow>
          <ButtonLink href="#waitlist">{words.joinLabel}</ButtonLink>
          <SecondaryButtonLink href={`#${learnAt}`}>{words.learnLabel}</SecondaryButtonLink>
        </ButtonRow>
        {notice}
      </HeroWords>
      <Sample>{sample}</Sample>
      <HeroBranch />
      {founders}
    </ScreenGrid>
  );
}

function Assurance({ notice }: { notice: string }) {
  return (
    <AssuranceWords>
      <span>{renderText(notice)}</span>
    </AssuranceWords>
  );
}

const besideColumn = "(100% - var(--page-width)) / 2";

const rowGap = "clamp(1rem, 2.5vh, 1.75rem)";

const ScreenGrid = styled.section({
  position: "relative",
  isolation: "isolate",
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: "clamp(1.25rem, 4vw, 2.5rem)",
  alignItems: "start",
  "--hero-top": "clamp(1.25rem, 3vh, 4rem)",
  "--sample-overhang": "clamp(1rem, 2.8vw, 2.5rem)",
  padding: `var(--hero-top) max(var(--page-gutter), ${besideColumn})`,
  [media.wide]: {
    // Equally high in both views, so that a switch moves nothing in view.
    minHeight: "min(100vh - var(--bar-height), 44rem)",
    gridTemplateColumns: "var(--left-leads)",
    gridTemplateRows: "auto 1fr",
    gap: `${rowGap} var(--column-gap)`,
  },
});

const HeroWords = styled.div({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: rowGap,
  [media.phone]: { gap: "0.75rem" },
  [media.wide]: { paddingTop: "clamp(0.5rem, 6vh - 1.5rem, 5rem)" },
});

const LargeHeadline = styled(PageHeadline)({
  maxWidth: "none",
  fontSize: "var(--text-hero-large)",
  lineHeight: 1,
  letterSpacing: "-0.025em",
});

const HeroLead = styled.p({
  maxWidth: "36.5rem",
  color: "var(--muted)",
  fontSize: "var(--text-lead)",
  lineHeight: 1.5,
  textWrap: "balance",
});

const Caution = styled.p({
  maxWidth: "30rem",
  paddingInlineStart: "var(--space-4)",
  borderInlineStart: "2px solid var(--line)",
  color: "var(--muted)",
  fontSize: "var(--text-small)",
  lineHeight: 1.45,
});

const AssuranceWords = styled.p({
  display: "flex",
  gap: "var(--space-3)",
  fontWeight: 650,
  lineHeight: 1.4,
  "&::before": { ...leafMark, flex: "none", color: "var(--twig)" },
});

const Sample = styled.div({
  position: "relative",
  [media.wide]: { gridArea: "1 / 2 / span 2", alignSelf: "stretch" },
});

const HeroBranch = styled(HangingBranch)({
  pointerEvents: "none",
  top: 0,
  right: `clamp(-2rem, ${besideColumn} - 7.5rem, 1.25rem)`,
  width: "9.5rem",
  [media.tablet]: { right: "-0.5rem", width: "8rem" },
  // Hidden where it would cover words.
  [media.narrow]: { display: "none" },
  [media.laptop]: { display: "none" },
  "@media print": { display: "none" },
});

export const heroFragment = graphql`
  fragment Hero on HeroJson {
    founders {
      ...FoundersWords
    }
    patients {
      eyebrow
      headline
      text
      joinLabel
      learnLabel
      chat {
        ...SampleChat
      }
    }
    providers {
      eyebrow
      headline
      text
      joinLabel
      learnLabel
      summary {
        ...SampleSummary
      }
    }
  }
`;
