import styled from "@emotion/styled";
import { graphql } from "gatsby";
import { letterheadGround } from "../../styles/deep-ground";
import { media } from "../../styles/media";
import { Points } from "../../ui/points";

/** What is settled and what is still open, as two halves of one sheet. */
export function Standing({ title, settled, open }: Queries.StandingFragment) {
  return (
    <>
      <StandingTitle>{title}</StandingTitle>
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
    </>
  );
}

const StandingTitle = styled.h3({
  marginBlock: "var(--space-block) var(--space-6)",
  fontSize: "var(--text-title)",
});

const StandingSheet = styled.div({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  overflow: "hidden",
  border: "1px solid var(--line)",
  borderRadius: "var(--radius-large)",
  fontSize: "var(--text-large)",
  [media.medium]: { gridTemplateColumns: "repeat(2, minmax(0, 1fr))" },
});

const half = { padding: "var(--card-inset)" };

const Settled = styled.div({ ...half, ...letterheadGround });

const Undecided = styled.div({ ...half, "@media screen": { background: "var(--surface)" } });

const HalfTitle = styled.h4({
  margin: "0 0 var(--space-4)",
  fontFamily: "var(--font-headline)",
  fontSize: "var(--text-subtitle)",
  fontWeight: "var(--weight-headline)",
  lineHeight: 1.12,
});

export const standingFragment = graphql`
  fragment StandingList on StandingList {
    title
    points
  }

  fragment Standing on Standing {
    title
    settled {
      ...StandingList
    }
    open {
      ...StandingList
    }
  }
`;
