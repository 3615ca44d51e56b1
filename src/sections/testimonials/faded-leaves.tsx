import styled from "@emotion/styled";
import { smallLeaf } from "../../ui/willow";

const columns = 10;
const rows = 5;
const cell = 20;

/**
 * Fifty leaves, of which those that will be gone are faded. Decoration: the number is beside it.
 *
 * @param percentage - how many; nothing is drawn of what is no percentage.
 */
export function FadedLeaves({ percentage }: { percentage: number }) {
  if (!(percentage >= 0 && percentage <= 100)) return null;
  const gone = Math.round((percentage / 100) * columns * rows);
  const [fullRows, inNext] = [Math.floor(gone / columns), gone % columns];
  const [top, next, side] = [fullRows * cell, (fullRows + 1) * cell, inNext * cell];
  const [width, height] = [columns * cell, rows * cell];
  return (
    <Drawing viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
      <pattern id="leaves-of-figure" width={cell} height={cell} patternUnits="userSpaceOnUse">
        <path d={smallLeaf} transform="translate(2 17)rotate(-38)scale(.19)" />
      </pattern>
      <polygon points={`0,0 ${width},0 ${width},${top} ${side},${top} ${side},${next} 0,${next}`} />
      <polygon
        points={`${width},${height} 0,${height} 0,${next} ${side},${next} ${side},${top} ${width},${top}`}
      />
    </Drawing>
  );
}

const Drawing = styled.svg({
  width: "12.5rem",
  marginTop: "var(--space-3)",
  "& > pattern": { fill: "var(--twig)" },
  "& > polygon": { fill: "url(#leaves-of-figure)" },
  "& > polygon:first-of-type": { opacity: 0.28 },
});
