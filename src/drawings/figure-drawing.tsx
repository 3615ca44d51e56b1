import styled from "@emotion/styled";
import { useId } from "react";
import { smallLeaf } from "./willow";

type FigureDrawingProps = {
  /** Number of outlined leaves; they come first. */
  outlined: number;
  filled: number;
  className?: string;
};

const cell = 20;

/** A share as leaves, few of them in rows of five, many in rows of ten; decorative. */
export function FigureDrawing({ outlined, filled, className }: FigureDrawingProps) {
  const id = useId();
  const all = outlined + filled;
  const columns = all > 20 ? 10 : 5;
  const leaves = (from: number, to: number) =>
    Array.from({ length: to - from }, (_, index) => {
      const place = from + index;
      const [x, y] = [(place % columns) * cell, Math.floor(place / columns) * cell];
      return <use key={place} href={`#${id}`} x={x} y={y} />;
    });
  return (
    <LeavesDrawing
      viewBox={`0 0 ${columns * cell} ${Math.ceil(all / columns) * cell}`}
      aria-hidden="true"
      className={className}
    >
      <defs>
        <path id={id} d={smallLeaf} transform="translate(2 17)rotate(-38)scale(.19)" />
      </defs>
      <Outlines>{leaves(0, outlined)}</Outlines>
      {leaves(outlined, all)}
    </LeavesDrawing>
  );
}

const LeavesDrawing = styled.svg({ fill: "var(--accent)" });

const Outlines = styled.g({
  fill: "none",
  stroke: "var(--accent)",
  strokeWidth: 4,
  strokeOpacity: 0.6,
});
