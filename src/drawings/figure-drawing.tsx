import styled from "@emotion/styled";
import { useId } from "react";
import { smallLeaf } from "./willow";

type FigureDrawingProps = {
  /** How many leaves are only drawn in outline; they come first. */
  outlined: number;
  /** How many are filled. */
  filled: number;
};

const cell = 20;
const columns = 10;

/** A share in leaves, in rows of ten; decoration, since the number is beside it. */
export function FigureDrawing({ outlined, filled }: FigureDrawingProps) {
  const id = useId();
  const all = outlined + filled;
  const leaves = (from: number, to: number) =>
    Array.from({ length: to - from }, (_, index) => {
      const place = from + index;
      const [x, y] = [(place % columns) * cell, Math.floor(place / columns) * cell];
      return <use key={place} href={`#${id}`} x={x} y={y} />;
    });
  return (
    <Drawing
      viewBox={`0 0 ${columns * cell} ${Math.ceil(all / columns) * cell}`}
      aria-hidden="true"
    >
      <defs>
        <path id={id} d={smallLeaf} transform="translate(2 17)rotate(-38)scale(.19)" />
      </defs>
      <Outlines>{leaves(0, outlined)}</Outlines>
      {leaves(outlined, all)}
    </Drawing>
  );
}

const Drawing = styled.svg({ fill: "var(--accent)" });

const Outlines = styled.g({
  fill: "none",
  stroke: "var(--accent)",
  strokeWidth: 4,
  strokeOpacity: 0.6,
});
