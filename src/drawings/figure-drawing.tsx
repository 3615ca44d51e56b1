import styled from "@emotion/styled";
import { useId } from "react";
import { smallLeaf } from "./willow";

type FigureDrawingProps = {
  /** Number of filled leaves; they come first. */
  filled: number;
  outlined: number;
  className?: string;
};

const cell = 20;
const columns = 10;

/** A share as leaves, in rows of ten; decorative, because the number is beside it. */
export function FigureDrawing({ filled, outlined, className }: FigureDrawingProps) {
  const id = useId();
  const all = filled + outlined;
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
      className={className}
    >
      <defs>
        <path id={id} d={smallLeaf} transform="translate(2 17)rotate(-38)scale(.19)" />
      </defs>
      {leaves(0, filled)}
      <Outlines>{leaves(filled, all)}</Outlines>
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
