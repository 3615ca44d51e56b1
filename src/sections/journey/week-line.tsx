import styled from "@emotion/styled";
import { graphql } from "gatsby";
import { useEffect, useRef, useState } from "react";
import {
  allWeeks,
  branchSize,
  leafPlace,
  pregnancyWeeks,
  WeekBranch,
} from "../../drawings/week-branch";
import { media } from "../../styles/media";
import { revealOnScroll } from "../../ui/reveal";
import { TagAfterWords } from "../../ui/tag";
import { WeekQuestion } from "./week-question";

type WeekLineProps = { weeks: Queries.WeeksFragment };

/** A branch to move along, on which each week asks a question; nothing without any. */
export function WeekLine({ weeks }: WeekLineProps) {
  const questions = inOrder(weeks);
  const first = questions.findLast(({ week }) => week <= startWeek) ?? questions[0];
  return first ? <Line words={weeks} questions={questions} start={first.week} /> : null;
}

/** From here, birth and the weeks after are in view, also on a phone. */
const startWeek = 34;

type Question = Queries.WeekQuestionFragment;

/** From the first week of pregnancy on, as the range counts them. */
function inOrder({ pregnancy, postpartum }: Queries.WeeksFragment): Question[] {
  const after = postpartum.map((one) => ({ ...one, week: one.week + pregnancyWeeks }));
  return [...pregnancy, ...after].sort((one, other) => one.week - other.week);
}

type LineProps = {
  words: Queries.WeeksFragment;
  questions: readonly Question[];
  /** The week that is shown at first. */
  start: number;
};

function Line({ words, questions, start }: LineProps) {
  const [week, setWeek] = useState(start);
  const line = useRef<HTMLDivElement>(null);
  const range = useRef<HTMLInputElement>(null);
  // A week without a question of its own has that of the week before.
  const asked = questions.findLast((one) => one.week <= week) ?? questions[0];

  useEffect(() => {
    // It may have been moved before React was there; on the way back, the browser moves it.
    if (range.current) setWeek(range.current.valueAsNumber);
  }, []);
  useEffect(() => {
    const { across, down } = leafPlace(week);
    line.current?.style.setProperty("--across", String(across));
    line.current?.style.setProperty("--down", String(down));
  }, [week]);
  useEffect(() => (line.current ? revealOnScroll(line.current, "sway") : undefined), []);

  function nameOf(one: number): string {
    return one > pregnancyWeeks
      ? `${words.week} ${one - pregnancyWeeks} ${words.afterBirth}`
      : `${words.week} ${one}`;
  }

  return (
    <Place ref={line} start={start}>
      <Range
        ref={range}
        id="week"
        type="range"
        min={1}
        max={allWeeks}
        defaultValue={start}
        aria-valuetext={[`${nameOf(week)}.`, asked?.question, asked?.note]
          .filter(Boolean)
          .join(" ")}
        onChange={({ currentTarget }) => setWeek(currentTarget.valueAsNumber)}
      />
      {questions.map((one) => (
        <WeekQuestion
          key={`${one.week} ${one.question}`}
          name={nameOf(one === asked ? week : one.week)}
          isAsked={one === asked}
          isLate={week > allWeeks / 2}
          {...one}
        />
      ))}
      <Swaying>
        <WeekBranch week={week} />
        <Stalk>
          <svg viewBox="0 0 32 32" aria-hidden="true">
            <path d="M13 10v12l-7-6zM19 10v12l7-6z" />
          </svg>
        </Stalk>
        <Names>
          <span>{nameOf(1)}</span> <strong>{words.birth}</strong> <span>{nameOf(allWeeks)}</span>
        </Names>
      </Swaying>
      <Hint htmlFor="week">
        {words.label}
        <TagAfterWords>{words.tag}</TagAfterWords>
      </Hint>
    </Place>
  );
}

// One column, in whose rows are the questions, the branch and the words below it.
const Place = styled("div", { shouldForwardProp: (name) => name !== "start" })<{ start: number }>(
  {
    display: "grid",
    gridTemplateColumns: "minmax(0, 1fr)",
    gridTemplateRows: `auto ${branchSize} auto`,
    "@media print": { breakInside: "avoid" },
    "@media (prefers-reduced-motion: no-preference)": {
      transition: "--across 160ms ease-out, --down 160ms ease-out",
    },
  },
  ({ start }) => {
    const { across, down } = leafPlace(start);
    return { "--across": String(across), "--down": String(down) };
  },
);

const branchArea = { gridArea: "2 / 1" };

const thumbWidth = "2rem";

// The middle of its thumb is at the first and at the last leaf when it is at an end.
const Range = styled.input({
  ...branchArea,
  zIndex: 1,
  appearance: "none",
  width: `calc(100% * ${allWeeks - 1} / ${allWeeks} + ${thumbWidth})`,
  height: "100%",
  margin: `0 0 0 calc(50% / ${allWeeks} - ${thumbWidth} / 2)`,
  borderRadius: "var(--radius-card)",
  background: "none",
  cursor: "grab",
  "&:active": { cursor: "grabbing" },
  // Where it is held shows the focus: around the branch, it would cross questions and words.
  "&:focus-visible": { outline: "none" },
  "&::-webkit-slider-runnable-track": { height: "100%" },
  "&::-webkit-slider-thumb": { appearance: "none", width: thumbWidth, height: "100%" },
  "&::-moz-range-thumb": {
    width: thumbWidth,
    height: "100%",
    border: 0,
    background: "none",
  },
  // Without scripts, nothing would follow it.
  "html:not([data-audience]) &": { display: "none" },
  "@media print": { display: "none" },
});

const Swaying = styled.div({
  ...branchArea,
  position: "relative",
  transformOrigin: "0 60%",
  // Twice as wide as a phone, so that its leaves are not needles. It glides by as it is held: each week's
  // leaf is where it would be without.
  [media.phone]: { "& > svg": { width: "200%", translate: "calc(var(--across) * -50%)" } },
  "@media screen and (prefers-reduced-motion: no-preference)": {
    "[data-sway='arrived'] > &": { animation: "branch-sways 2.6s ease-in-out" },
  },
});

// From the question down to its week, where the line is held.
const Stalk = styled.span({
  position: "absolute",
  top: 0,
  left: "calc(var(--across) * 100%)",
  height: "calc(var(--down) * 100%)",
  borderInlineStart: "2px solid var(--link)",
  translate: "-50%",
  // With arrows: it can be moved.
  "& > svg": {
    position: "absolute",
    bottom: "-1.125rem",
    left: "calc(-1.125rem - 1px)",
    width: "2.25rem",
    maxWidth: "none",
    border: "2px solid var(--link)",
    borderRadius: "50%",
    background: "var(--surface)",
    fill: "var(--link)",
    "input:focus-visible ~ * &": { outline: "3px solid var(--link)", outlineOffset: 3 },
  },
});

/** Where a phone has the bud, in parts of its width; more than 1 is beyond its edge. */
const budOnPhone = `${(2 * pregnancyWeeks) / allWeeks} - var(--across)`;

// Below the branch, of which they name the bud and, where there is room, the ends; on a phone, the bud's
// name glides by with it.
const Names = styled.p({
  position: "absolute",
  top: "100%",
  display: "flex",
  justifyContent: "space-between",
  width: "100%",
  color: "var(--muted)",
  fontSize: "var(--text-small)",
  "& > strong": {
    position: "absolute",
    left: `${(pregnancyWeeks / allWeeks) * 100}%`,
    translate: "-50%",
    color: "var(--accent)",
  },
  // In less room, its ends' names are too near the bud's.
  "& > span": { display: "none" },
  [media.wide]: { "& > span": { display: "inline" } },
  [media.phone]: {
    top: "calc(100% - 1rem)",
    "& > strong": {
      width: "max-content",
      maxWidth: "100%",
      left: `calc(min(${budOnPhone}, 1) * 100%)`,
      // Below it, until that is near the edge.
      translate: `calc(-50% - clamp(0, 7 * (${budOnPhone}) - 6, 1) * 50%)`,
      opacity: `calc(100 * (1 - (${budOnPhone})))`,
    },
  },
});

const Hint = styled.label({
  justifySelf: "center",
  marginTop: "2.75rem",
  [media.phone]: { marginTop: "1.75rem" },
  fontSize: "var(--text-small)",
  fontWeight: 600,
  textAlign: "center",
});

export const weeksFragment = graphql`
  fragment WeekQuestion on WeekQuestion {
    week
    question
    note
  }

  fragment Weeks on JourneysWeeks {
    label
    tag
    week
    birth
    afterBirth
    pregnancy {
      ...WeekQuestion
    }
    postpartum {
      ...WeekQuestion
    }
  }
`;
