import styled from "@emotion/styled";
import { smallLeaf } from "../../ui/willow";

type FigureDrawingProps = {
  /** One of those in content/schemas. */
  kind: string;
  percentage: number;
};

const cell = 20;

/**
 * A percentage in leaves: of fifty, those that will be gone are faded; to ten, those that will come
 * are added in another color. Decoration: the number is beside it.
 *
 * @param percentage - nothing is drawn of what is none, or is more than 100.
 */
export function FigureDrawing({ kind, percentage }: FigureDrawingProps) {
  if (!(percentage >= 0 && percentage <= 100)) return null;
  const isMore = kind === "more";
  const before = isMore ? 10 : 50;
  const change = Math.round((percentage / 100) * before);
  const [stays, all] = isMore ? [before, before + change] : [before - change, before];
  const columns = isMore ? all : 10;
  const [width, height] = [columns * cell, (all / columns) * cell];
  const top = Math.floor(stays / columns) * cell;
  const [next, side] = [top + cell, (stays % columns) * cell];
  return (
    <Drawing viewBox={`0 0 ${width} ${height}`} data-kind={kind} aria-hidden="true">
      {["stays", "changes"].map((part) => (
        <pattern
          key={part}
          id={`${kind}-${part}`}
          width={cell}
          height={cell}
          patternUnits="userSpaceOnUse"
        >
          <path d={smallLeaf} transform="translate(2 17)rotate(-38)scale(.19)" />
        </pattern>
      ))}
      <polygon
        fill={`url(#${kind}-stays)`}
        points={`0,0 ${width},0 ${width},${top} ${side},${top} ${side},${next} 0,${next}`}
      />
      <polygon
        fill={`url(#${kind}-changes)`}
        points={`${width},${height} 0,${height} 0,${next} ${side},${next} ${side},${top} ${width},${top}`}
      />
    </Drawing>
  );
}

const Drawing = styled.svg({
  width: "min(38rem, 100%)",
  "& > pattern": { fill: "var(--twig)" },
  "&[data-kind='fewer'] > :last-of-type": { opacity: 0.28 },
  "&[data-kind='more'] > pattern:nth-of-type(2)": { fill: "var(--blossom)" },
});
