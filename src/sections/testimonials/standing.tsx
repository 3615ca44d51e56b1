import styled from "@emotion/styled";
import { graphql } from "gatsby";
import { media } from "../../styles/media";
import { panelColors } from "../../styles/panel-colors";
import { Points } from "../../ui/points";
import { PartTitle } from "../../ui/section";

/** What is settled, and what is not, beside each other as two halves of one sheet. */
export function Standing({ title, settled, open }: Queries.StandingFragment) {
  return (
    <Part>
      <PartTitle>{title}</PartTitle>
      <Sheet>
        <Settled>
          <ListTitle>{settled.title}</ListTitle>
          <Points points={settled.points} />
        </Settled>
        <Open>
          <ListTitle>{open.title}</ListTitle>
          <Points points={open.points} areOpen />
        </Open>
      </Sheet>
    </Part>
  );
}

const Part = styled.div({ marginTop: "clamp(4rem, 3rem + 3vw, 6rem)" });

const Sheet = styled.div({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  overflow: "hidden",
  border: "1px solid var(--hairline)",
  borderRadius: "var(--radius-panel)",
  [media.wide]: { gridTemplateColumns: "repeat(2, minmax(0, 1fr))" },
  // A line between any two.
  "& li:not(:first-of-type)": { paddingTop: "var(--space-3)", borderTop: "1px solid var(--rule)" },
});

const half = { padding: "var(--panel-inset)" } as const;

const [settledGround, settledInk, settledMark] = panelColors.teal.light;

const Settled = styled.div({
  ...half,
  "--rule": "var(--line)",
  "@media screen": {
    background: settledGround,
    color: settledInk,
    "--twig": settledMark,
    "--rule": "rgb(255 255 255 / 0.2)",
  },
});

const Open = styled.div({
  ...half,
  "--rule": "var(--hairline)",
  "@media screen": { background: "var(--surface)" },
});

const ListTitle = styled.h4({
  margin: "0 0 var(--space-5)",
  fontFamily: "var(--font-headline)",
  fontSize: "var(--text-subtitle)",
  fontWeight: 520,
  lineHeight: 1.15,
});

export const standingFragment = graphql`
  fragment Standing on Standing {
    title
    settled {
      title
      points
    }
    open {
      title
      points
    }
  }
`;
