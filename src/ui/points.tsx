import styled from "@emotion/styled";
import { leafMark } from "../drawings/willow";
import { media } from "../styles/media";
import { renderText } from "./render-text";

type PointsProps = {
  points: readonly string[];
  /** Whether the points share a row on a wide screen. */
  isRow?: boolean;
};

/** A list whose markers are small leaves. */
export function Points({ points, isRow = false }: PointsProps) {
  return (
    <List data-is-row={isRow || undefined}>
      {points.map((point) => (
        <Point key={point}>
          <span>{renderText(point)}</span>
        </Point>
      ))}
    </List>
  );
}

const List = styled.ul({
  display: "grid",
  gap: "var(--space-3) var(--space-8)",
  alignContent: "start",
  "&[data-is-row]": {
    fontWeight: 600,
    [media.wide]: { gridAutoFlow: "column", gridAutoColumns: "minmax(0, 1fr)" },
  },
});

const Point = styled.li({
  display: "grid",
  gridTemplateColumns: "auto minmax(0, 1fr)",
  gap: "var(--space-3)",
  lineHeight: 1.45,
  "&::before": { ...leafMark, color: "var(--twig)" },
});
