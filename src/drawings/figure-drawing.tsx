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
const columns = 10;
const leafTransform = "translate(2 17)rotate(-38)scale(.19)";

/** A share as leaves in rows of ten, so that leaves have one size in all figures; decorative. */
export function FigureDrawing({ outlined, filled, className }: FigureDrawingProps) {
  const id = useId();
  const all = outlined + filled;
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
        <path id={id} d={smallLeaf} transform={leafTransform} />
      </defs>
      <Outlines>{leaves(0, outlined)}</Outlines>
      {leaves(outlined, all)}
    </LeavesDrawing>
  );
}

/** One leaf of such a drawing, for its key; decorative. */
export function FigureLeaf({ isOutlined = false }: { isOutlined?: boolean }) {
  const leaf = <path d={smallLeaf} transform={leafTransform} />;
  return (
    <LeafOfKey viewBox={`0 0 ${cell} ${cell}`} aria-hidden="true">
      {isOutlined ? <Outlines>{leaf}</Outlines> : leaf}
    </LeafOfKey>
  );
}

const LeavesDrawing = styled.svg({ fill: "var(--accent)" });

const LeafOfKey = styled(LeavesDrawing)({ flex: "none", width: "1.75rem", height: "1.75rem" });

const Outlines = styled.g({
  fill: "none",
  stroke: "var(--accent)",
  strokeWidth: 4,
  strokeOpacity: 0.6,
});
