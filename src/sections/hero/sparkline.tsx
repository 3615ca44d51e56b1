import styled from "@emotion/styled";
import { media } from "../../styles/media";

type SparklineProps = {
  /** Measurements at equal intervals, the oldest first. */
  values: readonly number[];
  /** The largest possible value. */
  scaleEnd: number;
};

const width = 120;
const height = 32;
const margin = 5;

/** A small line chart between its first and its last value; all values are beside it as text. */
export function Sparkline({ values, scaleEnd }: SparklineProps) {
  const points = sparklinePoints(values, scaleEnd);
  const last = points.at(-1);
  return (
    <Row aria-hidden="true">
      <span>{values[0]}</span>
      <Chart viewBox={`0 0 ${width} ${height}`}>
        <polyline points={points.map(({ x, y }) => `${x},${y}`).join(" ")} />
        {points.map(({ x, y }) => (
          <circle key={x} cx={x} cy={y} r={x === last?.x ? 4.5 : 2.5} />
        ))}
      </Chart>
      <strong>{values.at(-1)}</strong>
    </Row>
  );
}

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

export function round(value: number): number {
  return Math.round(value * 10) / 10;
}

const Row = styled.span({
  display: "flex",
  alignItems: "center",
  gap: "var(--space-2)",
  color: "var(--muted)",
  fontVariantNumeric: "tabular-nums",
  whiteSpace: "nowrap",
  "& > span, & > strong": { flex: "none", minWidth: "1.5em" },
  "& > strong": { color: "var(--ink)", fontWeight: 700 },
});

const Chart = styled.svg({
  width: "6.5rem",
  [media.phone]: { width: "5rem" },
  minWidth: 0,
  height: "1.75rem",
  "& > polyline": {
    fill: "none",
    stroke: "var(--course, var(--link))",
    strokeWidth: 2.5,
    strokeLinecap: "round",
    strokeLinejoin: "round",
  },
  "& > circle": { fill: "var(--course, var(--link))" },
  "@media (forced-colors: active)": { "& > circle": { fill: "CanvasText" } },
});
