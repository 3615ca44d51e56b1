import styled from "@emotion/styled";
import { useId } from "react";
import { smallLeaf } from "./willow";

type FigureDrawingProps = {
  /** One of those in content/schemas. */
  kind: string;
  /** Whole, such as `62%` or `62 %`. */
  percentage: string;
};

const cell = 20;

const leafInCell = "translate(2 17)rotate(-38)scale(.19)";

/**
 * A percentage in leaves: of fifty, those that will be gone come first, faded; to ten, those that
 * will come are added, in another color. Decoration: the number is beside it. Nothing is drawn of what
 * is not a percentage, or is more than 100.
 */
export function FigureDrawing({ kind, percentage }: FigureDrawingProps) {
  const id = useId();
  const [, digits] = /^(\d+)\s?%$/.exec(percentage.trim()) ?? [];
  const share = Number(digits) / 100;
  if (!(share <= 1)) return null;
  const isMore = kind === "more";
  const before = isMore ? 10 : 50;
  const change = Math.round(share * before);
  const [first, all] = isMore ? [before, before + change] : [change, before];
  const columns = isMore ? all : 10;
  const [width, height] = [columns * cell, (all / columns) * cell];
  const top = Math.floor(first / columns) * cell;
  const [next, side] = [top + cell, (first % columns) * cell];
  return (
    <Drawing viewBox={`0 0 ${width} ${height}`} data-kind={kind} aria-hidden="true">
      {["first", "rest"].map((part) => (
        <pattern
          key={part}
          id={`${id}${part}`}
          width={cell}
          height={cell}
          patternUnits="userSpaceOnUse"
        >
          <path d={smallLeaf} transform={leafInCell} />
        </pattern>
      ))}
      <polygon
        fill={`url(#${id}first)`}
        points={`0,0 ${width},0 ${width},${top} ${side},${top} ${side},${next} 0,${next}`}
      />
      <polygon
        fill={`url(#${id}rest)`}
        points={`${width},${height} 0,${height} 0,${next} ${side},${next} ${side},${top} ${width},${top}`}
      />
    </Drawing>
  );
}

const Drawing = styled.svg({
  "& > pattern": { fill: "var(--twig)" },
  "&[data-kind='fewer'] > pattern:first-of-type": {
    fill: "none",
    stroke: "var(--twig)",
    strokeWidth: 4,
    strokeOpacity: 0.6,
  },
  "&[data-kind='more'] > pattern:last-of-type": { fill: "var(--blossom)" },
});
