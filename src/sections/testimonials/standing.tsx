import styled from "@emotion/styled";
import { graphql } from "gatsby";
import { media } from "../../styles/media";
import { Points } from "../../ui/points";

/** What is settled, and what is not, beside each other as on one sheet. */
export function Standing({ title, settled, open }: Queries.StandingFragment) {
  return (
    <Sheet>
      <Title>{title}</Title>
      <Settled>
        <ListTitle>{settled.title}</ListTitle>
        <Points points={settled.points} />
      </Settled>
      <Open>
        <ListTitle>{open.title}</ListTitle>
        <Points points={open.points} areOpen />
      </Open>
    </Sheet>
  );
}

const Sheet = styled.div({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: "var(--space-6)",
  marginTop: "var(--space-16)",
  padding: "var(--panel-inset)",
  border: "1px solid var(--hairline)",
  borderRadius: "var(--radius-panel)",
  background: "var(--surface)",
  [media.wide]: {
    gridTemplateColumns: "minmax(0, 6fr) minmax(0, 5fr)",
    columnGap: "var(--column-gap)",
    "& > h3": { gridColumn: "1 / -1" },
  },
});

// What is in them begins below the title.
const column = {
  margin: "0 calc(-1 * var(--space-4))",
  padding: "var(--space-4)",
  border: "1px solid transparent",
  [media.hugeText]: { margin: 0, padding: 0 },
} as const;

const Settled = styled.div({
  ...column,
  borderRadius: "var(--radius-card)",
  "@media screen": { background: "var(--tint)" },
  [media.dark]: { borderColor: "var(--line)" },
});

const Open = styled.div({ ...column, [media.narrow]: { paddingBlock: 0 } });

const Title = styled.h3({ fontSize: "clamp(1.5rem, 1.2rem + 0.7vw, 1.75rem)" });

const ListTitle = styled.h4({
  margin: "0 0 var(--space-3)",
  paddingBottom: "var(--space-2)",
  borderBottom: "1px solid var(--line)",
  color: "var(--accent)",
  fontSize: "inherit",
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
