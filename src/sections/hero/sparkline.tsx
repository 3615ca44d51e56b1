import styled from "@emotion/styled";

type SparklineProps = {
  /** Measurements at equal intervals, the oldest first. */
  values: readonly number[];
};

const width = 120;
const height = 32;
const margin = 4;

/**
 * A small line chart between its first and its last value. Decoration: all values are beside it as
 * text.
 */
export function Sparkline({ values }: SparklineProps) {
  const points = sparklinePoints(values);
  const last = points.at(-1);
  return (
    <Row aria-hidden="true">
      <span>{values[0]}</span>
      <Chart viewBox={`0 0 ${width} ${height}`}>
        <polyline points={points.map(({ x, y }) => `${x},${y}`).join(" ")} />
        {last ? <circle cx={last.x} cy={last.y} r="3.5" /> : null}
      </Chart>
      <strong>{values.at(-1)}</strong>
    </Row>
  );
}

/** Places values in the chart's box, the lowest at its bottom; equal values lie in the middle. */
function sparklinePoints(values: readonly number[]): { x: number; y: number }[] {
  const lowest = Math.min(...values);
  const range = Math.max(...values) - lowest;
  const step = values.length > 1 ? (width - 2 * margin) / (values.length - 1) : 0;
  return values.map((value, index) => ({
    x: round(margin + index * step),
    y: round(
      height - margin - (range === 0 ? 0.5 : (value - lowest) / range) * (height - 2 * margin),
    ),
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
  "& > strong": { color: "var(--ink)", fontWeight: 700 },
});

const Chart = styled.svg({
  width: "6.5rem",
  height: "1.75rem",
  "& > polyline": {
    fill: "none",
    stroke: "var(--action)",
    strokeWidth: 2,
    strokeLinecap: "round",
    strokeLinejoin: "round",
  },
  "& > circle": { fill: "var(--accent)" },
  "@media (forced-colors: active)": {
    "& > polyline": { stroke: "CanvasText" },
    "& > circle": { fill: "CanvasText" },
  },
});
