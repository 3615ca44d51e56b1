import styled from "@emotion/styled";

type SparklineProps = {
  /** Measurements at equal intervals, the oldest first. */
  values: readonly number[];
  /** The chart is as high as this, or as the highest value. */
  scaleEnd: number;
};

const width = 120;
const height = 32;
const margin = 4;

/**
 * A small line chart from 0 up, between its first and its last value. Decoration: all values are
 * beside it as text.
 */
export function Sparkline({ values, scaleEnd }: SparklineProps) {
  const points = sparklinePoints(values, scaleEnd);
  const last = points.at(-1);
  return (
    <Row aria-hidden="true">
      <span>{values[0]}</span>
      <Chart viewBox={`0 0 ${width} ${height}`}>
        <path d={`M0 ${height - 1}H${width}`} />
        <polyline points={points.map(({ x, y }) => `${x},${y}`).join(" ")} />
        {last ? <circle cx={last.x} cy={last.y} r="3.5" /> : null}
      </Chart>
      <strong>{values.at(-1)}</strong>
    </Row>
  );
}

/** Places values in the chart's box, 0 at its bottom. */
function sparklinePoints(values: readonly number[], scaleEnd: number): { x: number; y: number }[] {
  const highest = Math.max(scaleEnd, ...values);
  const step = values.length > 1 ? (width - 2 * margin) / (values.length - 1) : 0;
  return values.map((value, index) => ({
    x: round(margin + index * step),
    y: round(height - margin - (value / highest) * (height - 2 * margin)),
  }));
}

/** Rounds to one decimal, for which there is room. */
export function round(value: number): number {
  return Math.round(value * 10) / 10;
}

const Row = styled.span({
  display: "flex",
  alignItems: "center",
  gap: "var(--space-2)",
  color: "var(--muted)",
  fontVariantNumeric: "tabular-nums",
  // In large text, the chart gives way: half a number would be another one.
  whiteSpace: "nowrap",
  "& > strong": { color: "var(--ink)", fontWeight: 700 },
});

const Chart = styled.svg({
  width: "6.5rem",
  minWidth: 0,
  height: "1.75rem",
  "& > path": { stroke: "var(--line)" },
  "& > polyline": {
    fill: "none",
    stroke: "var(--course, var(--link))",
    strokeWidth: 2,
    strokeLinecap: "round",
    strokeLinejoin: "round",
  },
  "& > circle": { fill: "var(--course, var(--accent))" },
  "@media (forced-colors: active)": {
    "& > path": { stroke: "CanvasText" },
    "& > circle": { fill: "CanvasText" },
  },
});
