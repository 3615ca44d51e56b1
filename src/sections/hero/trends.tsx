import styled from "@emotion/styled";
import { graphql } from "gatsby";
import { media } from "../../styles/media";
import { round, Sparkline } from "./sparkline";

type TrendsProps = { trends: readonly Queries.TrendFragment[] };

/** What a patient has reported over some weeks, each with its line and what it means. */
export function Trends({ trends }: TrendsProps) {
  return (
    <List>
      {trends.map(({ name, values, scaleEnd, unit, verdict, mark, note }) => (
        <li key={name} data-mark={mark}>
          <Name>
            {name} {unit ? <Unit>{unit}</Unit> : null}
          </Name>
          <Sparkline values={values.map(round)} scaleEnd={scaleEnd} />
          <span className="visually-hidden">{values.map(round).join(", ")}</span>
          <Meaning>
            {mark ? <Mark kind={mark} /> : null}
            {verdict ? <strong>{verdict}: </strong> : null}
            {note}
          </Meaning>
        </li>
      ))}
    </List>
  );
}

/** A sign before a word that says the same, so that the eye finds what got worse. */
function Mark({ kind }: { kind: string }) {
  return (
    <Sign viewBox="0 0 16 16" aria-hidden="true">
      {/* An arrow would contradict a line that falls for the better. */}
      <path d={kind === "worse" ? "M8 1.5v8M8 12v2.5" : "M2 8.5 6 12.5 14 3.5"} />
    </Sign>
  );
}

const List = styled.ul({
  display: "grid",
  gridTemplateColumns: "repeat(auto-fit, minmax(min(11rem, 100%), 1fr))",
  gap: "var(--space-2) var(--space-5)",
  "& > [data-mark='worse']": { "--course": "var(--error)" },
  // One below the other, each has its line beside its name.
  [media.phone]: {
    gap: "var(--space-4)",
    "& > li": {
      display: "grid",
      gridTemplateColumns: "minmax(0, 1fr) auto",
      alignItems: "center",
      "& > :last-child": { gridColumn: "1 / -1" },
    },
  },
});

const Name = styled.p({ fontWeight: 600 });

const Unit = styled.span({ color: "var(--muted)", fontSize: "0.875rem", fontWeight: 400 });

const Meaning = styled.p({ color: "var(--muted)", fontSize: "0.875rem" });

const Sign = styled.svg({
  display: "inline-block",
  width: "0.8125rem",
  height: "0.8125rem",
  marginInlineEnd: "0.25rem",
  fill: "none",
  stroke: "var(--course, var(--link))",
  strokeWidth: 2.5,
});

export const trendFragment = graphql`
  fragment Trend on Trend {
    name
    values
    scaleEnd
    unit
    verdict
    mark
    note
  }
`;
