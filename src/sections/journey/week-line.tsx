import styled from "@emotion/styled";
import { graphql } from "gatsby";
import { useEffect, useRef, useState } from "react";
import {
  allWeeks,
  branchHeight,
  leafPlace,
  pregnancyWeeks,
  WeekBranch,
} from "../../drawings/week-branch";
import { patientBubble } from "../../styles/bubbles";
import { media } from "../../styles/media";
import { renderText } from "../../ui/render-text";
import { TagAfterWords } from "../../ui/tag";
import { useArrival } from "../../ui/use-arrival";

type WeekLineProps = { weeks: Queries.WeeksFragment };

/** The first week shown: half of the branch fits on a phone, and at this week it shows the birth. */
const startWeek = 34;

/** A branch with a native slider over it; each week has a sample question. */
export function WeekLine({ weeks: words }: WeekLineProps) {
  const questions = inOrder(words);
  // A week after the birth never shows a question of pregnancy.
  const questionFor = (week: number) => {
    const ofPhase = questions.filter((one) => isPostpartum(one.week) === isPostpartum(week));
    return ofPhase.findLast((one) => one.week <= week) ?? ofPhase[0] ?? questions[0];
  };
  const start = questionFor(startWeek)?.week ?? startWeek;
  const [{ week, isAskedAnew }, setShown] = useState({ week: start, isAskedAnew: true });
  const line = useRef<HTMLDivElement>(null);
  const slider = useRef<HTMLInputElement>(null);
  useArrival(line);
  useEffect(() => {
    // The slider may have been moved before hydration, or restored by the browser.
    if (slider.current) setShown({ week: slider.current.valueAsNumber, isAskedAnew: true });
  }, []);
  const asked = questionFor(week);
  if (!asked) return null;
  const { across, down } = leafPlace(week);

  function show(next: number): void {
    setShown({ week: next, isAskedAnew: questionFor(next)?.week !== asked?.week });
  }

  function nameOf(one: number): string {
    return isPostpartum(one)
      ? `${words.week} ${one - pregnancyWeeks} ${words.afterBirth}`
      : `${words.week} ${one}`;
  }

  const spoken = [`${nameOf(week)}.`, ...(isAskedAnew ? [asked.question, asked.note] : [])];

  return (
    <WeekLineGrid ref={line} style={{ "--across": across, "--down": down }}>
      <Slider
        ref={slider}
        id="week"
        type="range"
        min={1}
        max={allWeeks}
        defaultValue={start}
        aria-valuetext={spoken.filter(Boolean).join(" ")}
        onChange={({ currentTarget }) => show(currentTarget.valueAsNumber)}
      />
      {questions.map((one) => (
        <QuestionBubble key={one.week} data-is-asked={one === asked || undefined}>
          <WeekName>{nameOf(one === asked ? week : one.week)}</WeekName>
          <p>{one.question}</p>
          {one.note ? <WeekNote>{renderText(one.note)}</WeekNote> : null}
        </QuestionBubble>
      ))}
      <Swaying>
        <Gliding>
          <WeekBranch week={week} />
          <BirthLabel aria-hidden="true">{words.birth}</BirthLabel>
        </Gliding>
        <Stalk>
          <Handle viewBox="0 0 32 32" aria-hidden="true">
            <path d="M13 10v12l-7-6zM19 10v12l7-6z" />
          </Handle>
        </Stalk>
      </Swaying>
      <EndLabels aria-hidden="true">
        <span>{nameOf(1)}</span>
        <span>{nameOf(allWeeks)}</span>
      </EndLabels>
      <SliderLabel htmlFor="week">
        {words.label}
        <TagAfterWords>{words.tag}</TagAfterWords>
      </SliderLabel>
    </WeekLineGrid>
  );
}

function isPostpartum(week: number): boolean {
  return week > pregnancyWeeks;
}

/** Returns all questions by the week of the slider, from 1 to 52. */
function inOrder({ pregnancy, postpartum }: Queries.WeeksFragment) {
  const after = postpartum.map((one) => ({ ...one, week: one.week + pregnancyWeeks }));
  return [...pregnancy, ...after].sort((one, other) => one.week - other.week);
}

// Wider than the page's column.
const WeekLineGrid = styled.div({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gridTemplateRows: `auto ${branchHeight}`,
  marginInline: "calc(-1 * var(--bleed))",
  paddingInline: "max(var(--page-gutter), 1.75rem)",
  "@media (prefers-reduced-motion: no-preference)": {
    transition: "--across 160ms ease-out, --down 160ms ease-out",
  },
});

const branchArea = { gridArea: "2 / 1" };

const thumb = {
  appearance: "none",
  width: "2rem",
  height: "100%",
  border: 0,
  background: "none",
} as const;

// Aligns the thumb with the first and the last leaf.
const Slider = styled.input({
  ...branchArea,
  zIndex: "var(--level-raised)",
  appearance: "none",
  width: `calc(100% * ${allWeeks - 1} / ${allWeeks} + ${thumb.width})`,
  height: "100%",
  margin: `0 0 0 calc(50% / ${allWeeks} - ${thumb.width} / 2)`,
  background: "none",
  // With the focus, the question above it comes into view as well.
  scrollMarginTop: "12rem",
  cursor: "grab",
  "&:active": { cursor: "grabbing" },
  // The handle shows the focus instead.
  "&:focus-visible": { outline: "none" },
  "&::-webkit-slider-runnable-track": { height: "100%" },
  "&::-webkit-slider-thumb": thumb,
  "&::-moz-range-thumb": thumb,
});

// Shifted by its own width, so that it never sticks out.
const QuestionBubble = styled.div({
  gridArea: "1 / 1",
  placeSelf: "end start",
  position: "relative",
  left: "calc(var(--across) * 100%)",
  width: "max-content",
  maxWidth: "min(100%, 36rem)",
  translate: "calc(var(--across) * -100%)",
  padding: "var(--space-3) var(--space-5)",
  ...patientBubble,
  borderRadius: "1.5rem",
  fontSize: "var(--text-lead)",
  lineHeight: 1.35,
  // All questions are rendered, so that the height is that of the longest.
  "&:not([data-is-asked])": { visibility: "hidden" },
});

const WeekName = styled.p({ fontSize: "var(--text-small)", fontWeight: 650 });

const WeekNote = styled.p({ marginTop: "var(--space-1)", fontSize: "var(--text-small)" });

const Swaying = styled.div({
  ...branchArea,
  position: "relative",
  transformOrigin: "0 60%",
  "@media screen and (prefers-reduced-motion: no-preference)": {
    "[data-arrived] > &": { animation: "branch-sways 2.6s ease-in-out" },
  },
});

// On a phone, the branch is wider than the view and moves with the slider.
const Gliding = styled.div({
  height: "100%",
  [media.narrow]: { width: "200%", translate: "calc(var(--across) * -50%)" },
});

const Stalk = styled.span({
  position: "absolute",
  top: 0,
  left: "calc(var(--across) * 100%)",
  height: "calc(var(--down) * 100%)",
  borderInlineStart: "2px solid var(--link)",
  translate: "-50%",
});

const Handle = styled.svg({
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
});

const BirthLabel = styled.strong({
  position: "absolute",
  top: "100%",
  left: `${(pregnancyWeeks / allWeeks) * 100}%`,
  translate: "-50%",
  color: "var(--accent)",
  fontSize: "var(--text-small)",
});

// The ends of the slider, below the birth's label, which large text brings close.
const EndLabels = styled.p({
  display: "flex",
  justifyContent: "space-between",
  paddingTop: "var(--space-8)",
  color: "var(--muted)",
  fontSize: "var(--text-small)",
});

const SliderLabel = styled.label({
  justifySelf: "center",
  marginTop: "var(--space-8)",
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
