import styled from "@emotion/styled";
import { graphql } from "gatsby";
import { media } from "../../styles/media";
import { Points } from "../../ui/points";

/** What is settled and what is still open, as two halves of one sheet. */
export function Standing({ settled, open }: Queries.StandingFragment) {
  return (
    <StandingSheet>
      <Settled>
        <HalfTitle>{settled.title}</HalfTitle>
        <Points points={settled.points} />
      </Settled>
      <Undecided>
        <HalfTitle>{open.title}</HalfTitle>
        <Points points={open.points} isUndecided />
      </Undecided>
    </StandingSheet>
  );
}

const StandingSheet = styled.div({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  overflow: "hidden",
  marginTop: "clamp(2rem, 1.25rem + 2.5vw, 4rem)",
  border: "1px solid var(--line)",
  borderRadius: "var(--radius-large)",
  fontSize: "clamp(1.0625rem, 0.9rem + 0.4vw, 1.25rem)",
  [media.medium]: { gridTemplateColumns: "repeat(2, minmax(0, 1fr))" },
});

const half = { padding: "clamp(1.5rem, 1rem + 1.5vw, 2.25rem) var(--card-inset)" };

const Settled = styled.div({
  ...half,
  "@media screen": {
    background: "var(--letterhead)",
    color: "var(--on-deep)",
    "--twig": "var(--deep-accent)",
  },
});

const Undecided = styled.div({ ...half, "@media screen": { background: "var(--surface)" } });

const HalfTitle = styled.h3({
  marginBottom: "var(--space-4)",
  fontSize: "min(clamp(1.625rem, 1.3rem + 1.2vw, 2.25rem), var(--text-word) * 0.8)",
});

export const standingFragment = graphql`
  fragment StandingList on StandingList {
    title
    points
  }

  fragment Standing on Standing {
    settled {
      ...StandingList
    }
    open {
      ...StandingList
    }
  }
`;
