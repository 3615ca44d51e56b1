import styled from "@emotion/styled";
import { leafMark } from "../drawings/willow";
import { renderText } from "./render-text";

type PointsProps = {
  points: readonly string[];
  isUndecided?: boolean;
  className?: string;
};

/** A list whose markers are small leaves; outlines, if the points are undecided. */
export function Points({ points, isUndecided = false, className }: PointsProps) {
  return (
    <PointList data-is-undecided={isUndecided || undefined} className={className}>
      {points.map((point) => (
        <Point key={point}>
          <span>{renderText(point)}</span>
        </Point>
      ))}
    </PointList>
  );
}

const PointList = styled.ul({
  display: "grid",
  gap: "var(--space-3) var(--space-8)",
  alignContent: "start",
  lineHeight: 1.45,
});

const Point = styled.li({
  display: "grid",
  gridTemplateColumns: "auto minmax(0, 1fr)",
  gap: "var(--space-3)",
  textWrap: "balance",
  "&::before": { ...leafMark, color: "var(--twig)" },
  "[data-is-undecided] > &::before": { width: "0.875rem", height: "0.875rem", borderWidth: 2 },
});
