import styled from "@emotion/styled";
import { leafMark } from "../drawings/willow";
import { renderText } from "./render-text";

type PointsProps = {
  points: readonly string[];
  /** Whether they are still to be settled: then their leaves are hollow. */
  areOpen?: boolean;
};

/** What is true at the same time, each point with a small leaf. */
export function Points({ points, areOpen = false }: PointsProps) {
  return (
    <List data-are-open={areOpen || undefined}>
      {points.map((point) => (
        <Point key={point}>
          <span>{renderText(point)}</span>
        </Point>
      ))}
    </List>
  );
}

const List = styled.ul({ display: "grid", gap: "var(--space-3)", alignContent: "start" });

const Point = styled.li({
  display: "grid",
  gridTemplateColumns: "auto minmax(0, 1fr)",
  gap: "var(--space-3)",
  lineHeight: 1.45,
  "&::before": { ...leafMark, color: "var(--twig)" },
  "[data-are-open] > &::before": { width: "0.875rem", height: "0.875rem", borderWidth: 2 },
});
