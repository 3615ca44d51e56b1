import styled from "@emotion/styled";
import { type Audience, audiences } from "./audience";
import { switchAudience } from "./shown-audience";
import { useAudience } from "./use-audience";

type AudienceToggleProps = {
  question: string;
  labels: Record<Audience, string>;
};

/** Native radios: one tab stop, arrow keys move and select, one is always selected. */
export function AudienceToggle({ question, labels }: AudienceToggleProps) {
  const audience = useAudience();
  return (
    // Not a fieldset, whose legend is read on its own and again as the group's name.
    <Group role="group" aria-label={question}>
      {audiences.map((value) => (
        <Choice key={value}>
          <input
            type="radio"
            name="audience"
            value={value}
            checked={audience === value}
            onChange={() => switchAudience(value)}
            className="visually-hidden"
          />
          <Label data-value={value}>{labels[value]}</Label>
        </Choice>
      ))}
    </Group>
  );
}

const Group = styled.div({
  display: "flex",
  // Narrower than its words in one line: they may wrap.
  minWidth: 0,
  padding: "0.1875rem",
  border: "1px solid var(--line)",
  borderRadius: "var(--radius-pill)",
  background: "var(--surface)",
});

/** By the mark on `<html>`, which is there before the radio can be checked. */
const selected = [
  "html:not([data-audience='providers']) [data-value='patients']",
  "html[data-audience='providers'] [data-value='providers']",
].join(", ");

const Choice = styled.label({ display: "flex", cursor: "pointer" });

const Label = styled.span({
  display: "flex",
  alignItems: "center",
  justifyContent: "center",
  minWidth: "var(--target)",
  minHeight: "var(--target)",
  padding: "0 clamp(8px, 2vw, 18px)",
  borderRadius: "var(--radius-pill)",
  // The pill, which comes from the other choice: both together, it slides.
  background: "linear-gradient(var(--action) 0 0) right / 0% no-repeat",
  color: "var(--ink)",
  fontSize: "clamp(0.875rem, 0.7rem + 0.7vw, var(--text-small))",
  fontWeight: 600,
  lineHeight: 1.1,
  textAlign: "center",
  // As wide as its longest word at least, unless the text is so large that two do not fit.
  "@media (min-width: 15rem)": { overflowWrap: "break-word" },
  "&[data-value='providers']": { backgroundPosition: "left" },
  "@media (prefers-reduced-motion: no-preference)": {
    transition: "color 240ms, background-size 240ms ease-out",
  },
  "&:hover": { backgroundColor: "var(--tint)" },
  [`&:is(${selected})`]: {
    color: "var(--on-action)",
    backgroundSize: "100%",
    "@media (forced-colors: active)": {
      background: "Highlight",
      color: "HighlightText",
      // Otherwise the browser puts a plate of the page's color behind the words.
      forcedColorAdjust: "none",
    },
  },
  "input:focus-visible + &": { outline: "3px solid var(--action)", outlineOffset: 2 },
});
