import styled from "@emotion/styled";
import { graphql } from "gatsby";
import { media } from "../../styles/media";

type TrendsProps = { trends: readonly Queries.TrendFragment[] };

/** Self-reported values over some weeks, each with its chart and its meaning. */
export function Trends({ trends }: TrendsProps) {
  return (
    <TrendList>
      {trends.map(({ name, values, scaleEnd, unit, verdict, mark, note }) => (
        <Trend key={name} data-mark={mark}>
          <TrendName>
            {`${name} `}
            {unit ? <Unit>{unit}</Unit> : null}
          </TrendName>
          <Sparkline values={values.map(round)} scaleEnd={scaleEnd} />
          <span className="visually-hidden">{values.map(round).join(", ")}</span>
          <Meaning>
            {mark ? <Mark kind={mark} /> : null}
            {verdict ? <strong>{verdict}: </strong> : null}
            {note}
          </Meaning>
        </Trend>
      ))}
    </TrendList>
  );
}

type SparklineProps = {
  /** Measurements at equal intervals, the oldest first. */
  values: readonly number[];
  /** The largest possible value. */
  scaleEnd: number;
};

/** A small line chart between its first and its last value; all values are beside it as text. */
function Sparkline({ values, scaleEnd }: SparklineProps) {
  const points = sparklinePoints(values, scaleEnd);
  const last = points.at(-1);
  return (
    <SparklineRow aria-hidden="true">
      <FirstValue>{values[0]}</FirstValue>
      <Chart viewBox={`0 0 ${width} ${height}`}>
        <Course points={points.map(({ x, y }) => `${x},${y}`).join(" ")} />
        {points.map(({ x, y }) => (
          <Dot key={x} cx={x} cy={y} r={x === last?.x ? 4.5 : 2.5} />
        ))}
      </Chart>
      <LastValue>{values.at(-1)}</LastValue>
    </SparklineRow>
  );
}

const width = 120;
const height = 32;
const margin = 5;

/** Returns points in the chart's box. A range below a third of the scale does not fill the height. */
function sparklinePoints(values: readonly number[], scaleEnd: number): { x: number; y: number }[] {
  const [lowest, highest] = [Math.min(...values), Math.max(...values)];
  const span = Math.max(highest - lowest, scaleEnd / 3);
  const middle = (highest + lowest) / 2;
  const step = values.length > 1 ? (width - 2 * margin) / (values.length - 1) : 0;
  return values.map((value, index) => ({
    x: round(margin + index * step),
    y: round(height / 2 - ((value - middle) / span) * (height - 2 * margin)),
  }));
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}

/** A sign for better or worse; the word beside it says the same. */
function Mark({ kind }: { kind: Queries.TrendMark }) {
  return (
    <Sign viewBox="0 0 16 16" aria-hidden="true">
      {/* No arrow: where less is better, it would point up beside a line that falls. */}
      <path d={kind === "worse" ? "M8 1.5v8M8 12v2.5" : "M2 8.5 6 12.5 14 3.5"} />
    </Sign>
  );
}

const TrendList = styled.ul({
  display: "grid",
  gridTemplateColumns: "repeat(auto-fit, minmax(min(11rem, 100%), 1fr))",
  gap: "var(--space-2) var(--space-5)",
  [media.phone]: { gap: "var(--space-4)" },
});

const Trend = styled.li({
  "&[data-mark='worse']": { "--course": "var(--error)" },
  // With large text, the chart is below the name.
  [media.phone]: { display: "flex", flexWrap: "wrap", alignItems: "center", columnGap: "0.75rem" },
});

const TrendName = styled.p({ flex: "1 1 5rem", fontWeight: 600 });

const Unit = styled.span({ color: "var(--muted)", fontSize: "var(--fine)", fontWeight: 400 });

const Meaning = styled.p({ width: "100%", color: "var(--muted)", fontSize: "var(--fine)" });

const SparklineRow = styled.span({
  display: "flex",
  alignItems: "center",
  gap: "var(--space-2)",
  color: "var(--muted)",
  fontVariantNumeric: "tabular-nums",
  whiteSpace: "nowrap",
});

const FirstValue = styled.span({ flex: "none", minWidth: "1.5em" });

const LastValue = styled(FirstValue)({ color: "var(--ink)", fontWeight: 700 });

const Chart = styled.svg({
  width: "6.5rem",
  [media.phone]: { width: "5rem" },
  minWidth: 0,
  height: "1.75rem",
});

const Course = styled.polyline({
  fill: "none",
  stroke: "var(--course, var(--link))",
  strokeWidth: 2.5,
  strokeLinecap: "round",
  strokeLinejoin: "round",
});

const Dot = styled.circle({
  fill: "var(--course, var(--link))",
  "@media (forced-colors: active)": { fill: "CanvasText" },
});

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
