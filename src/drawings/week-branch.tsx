import styled from "@emotion/styled";
import { budOnStem, smallLeaf } from "./willow";

export const pregnancyWeeks = 40;

/** The weeks of pregnancy and those after the birth. */
export const allWeeks = pregnancyWeeks + 12;

/** Height of the drawing on a page. */
export const branchHeight = "clamp(9rem, 6.5rem + 6.5vw, 12.5rem)";

const step = 20;
const width = allWeeks * step;
const height = 200;

/** y of the Bézier curve of the branch: start, two control points, end. */
const [start, rise, fall, end] = [132, 62, 158, 96] as const;

/**
 * How leaves above the branch make room for the current week's, by their distance from it in weeks:
 * a factor of their size, and degrees by which they lean away.
 */
const room: readonly [factor: number, lean: number][] = [
  [1.55, 0],
  [0.5, 16],
  [0.7, 12],
  [0.85, 6],
  [0.9, 6],
];

const birth = pregnancyWeeks + 0.5;

const weeks = Array.from({ length: allWeeks }, (_, index) => index + 1);

type WeekBranchProps = {
  /** The week whose leaf is enlarged. */
  week?: number;
  /** A week without a leaf. */
  fallen?: number;
  className?: string;
};

/** A branch with a leaf for each week and a bud at the birth, stretched to its place. */
export function WeekBranch({
  week: current = Number.POSITIVE_INFINITY,
  fallen,
  className,
}: WeekBranchProps) {
  function leaves(some: readonly number[]) {
    return some.map((week) => (
      <use
        key={week}
        href={week === fallen ? undefined : "#week-leaf"}
        transform={leafTransform(week, week - current)}
        style={week === current ? { fill: "var(--link)" } : undefined}
      />
    ));
  }
  return (
    <BranchDrawing
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio="none"
      aria-hidden="true"
      className={className}
    >
      <defs>
        <path id="week-leaf" d={smallLeaf} />
      </defs>
      <Leaves>{leaves(weeks.slice(0, pregnancyWeeks))}</Leaves>
      <Blossom>
        <Leaves>{leaves(weeks.slice(pregnancyWeeks))}</Leaves>
        <path
          d={budOnStem}
          transform={`translate(${pregnancyWeeks * step} ${Math.round(branchY(birth))})`}
        />
      </Blossom>
      <path
        d={`M-60 ${start + 6}L0 ${start - 2}C${width / 3} ${rise - 2} ${(width * 2) / 3} ${fall - 2} ${width} ${end - 1}L${width + 60} ${end - 12}V${end - 10}L${width} ${end + 1}C${(width * 2) / 3} ${fall + 2} ${width / 3} ${rise + 2} 0 ${start + 2}L-60 ${start + 12}Z`}
      />
    </BranchDrawing>
  );
}

/** Returns the place of a week's leaf, as fractions of the drawing's width and height. */
export function leafPlace(week: number): { across: number; down: number } {
  return { across: round((week - 0.5) / allWeeks), down: round(branchY(week) / height) };
}

function round(part: number): number {
  return Math.round(part * 1000) / 1000;
}

function branchY(week: number): number {
  const t = (week - 0.5) / allWeeks;
  const rest = 1 - t;
  return rest ** 3 * start + 3 * rest ** 2 * t * rise + 3 * rest * t ** 2 * fall + t ** 3 * end;
}

/** Returns the place, turn and size of a week's leaf; the current week's is enlarged. */
function leafTransform(week: number, fromCurrent: number): string {
  const isCurrent = fromCurrent === 0;
  // In turn above and below the branch, but the current week's always above.
  const isAbove = isCurrent || week % 2 === 1;
  const [factor, lean] = (isAbove && room[Math.abs(fromCurrent)]) || [1, 0];

  const turn = (isAbove ? -1 : 1) * (42 + 4 * (week % 3)) + Math.sign(fromCurrent) * lean;
  const size = leafSize(week) * (isCurrent ? 1 : besideBud(week)) * factor;
  // Rounded, because few different values compress better.
  const scale = Math.round(20 * size) / 20;
  return `translate(${(week - 0.5) * step} ${Math.round(branchY(week))})rotate(${turn})scale(${scale})`;
}

/** Leaves are largest in the middle of the branch, and differ a little from one to the next. */
function leafSize(week: number): number {
  return 0.46 + 0.32 * Math.sin((Math.PI * week) / allWeeks) + ((week * 5) % 7) / 90;
}

/** The nearer to the bud, the smaller a leaf, so that none covers it. */
function besideBud(week: number): number {
  return Math.min(1, 0.3 + 0.14 * Math.abs(week - birth));
}

const BranchDrawing = styled.svg({
  width: "100%",
  maxWidth: "none",
  height: "100%",
  overflow: "visible",
  fill: "var(--twig)",
  "--lit": "var(--twig-lit)",
});

const Leaves = styled.g({
  "& > :nth-of-type(even)": { fill: "var(--lit)" },
  "@media (prefers-reduced-motion: no-preference)": {
    "& > use": { transition: "transform 160ms ease-out" },
  },
});

const Blossom = styled.g({ fill: "var(--blossom)", "--lit": "var(--blossom-lit)" });
