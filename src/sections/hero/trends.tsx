import styled from "@emotion/styled";
import { graphql } from "gatsby";
import { media } from "../../styles/media";
import { round, Sparkline } from "./sparkline";

type TrendsProps = { trends: readonly Queries.TrendFragment[] };

/** Self-reported values over some weeks, each with its chart and its meaning. */
export function Trends({ trends }: TrendsProps) {
  return (
    <List>
      {trends.map(({ name, values, scaleEnd, unit, verdict, mark, note }) => (
        <Trend key={name} data-mark={mark}>
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
        </Trend>
      ))}
    </List>
  );
}

/** A sign for better or worse; the word beside it says the same. */
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
  [media.phone]: { gap: "var(--space-4)" },
});

const Trend = styled.li({
  "&[data-mark='worse']": { "--course": "var(--error)" },
  [media.phone]: {
    display: "grid",
    gridTemplateColumns: "minmax(0, 1fr) auto",
    alignItems: "center",
  },
});

const Name = styled.p({ fontWeight: 600 });

const Unit = styled.span({ color: "var(--muted)", fontSize: "0.875rem", fontWeight: 400 });

const Meaning = styled.p({ gridColumn: "1 / -1", color: "var(--muted)", fontSize: "0.875rem" });

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
