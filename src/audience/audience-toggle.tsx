import styled from "@emotion/styled";
import type { ReactNode } from "react";
import { media } from "../styles/media";
import { renderText } from "../ui/render-text";
import { type Audience, audiences } from "./audience";
import { switchAudience } from "./current-audience";
import { useAudience } from "./use-audience";

type AudienceToggleProps = {
  question: string;
  labels: Record<Audience, string>;
};

/** Native radios: one tab stop, arrow keys move and select, one is always selected. */
export function AudienceToggle({ question, labels }: AudienceToggleProps) {
  const audience = useAudience();
  return (
    // A fieldset's legend would be read on its own, and again as the group's name.
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
          <Label data-value={value}>
            <span>{withShortFor(labels[value])}</span>
          </Label>
        </Choice>
      ))}
    </Group>
  );
}

/** A label, in which "For " gives way on a small phone: what is left says as much to the eye. */
function withShortFor(label: string): ReactNode {
  const [, beginning, rest] = /^(For )(.+)$/.exec(label) ?? [];
  if (!beginning || !rest) return renderText(label);
  return (
    <>
      <Beginning>{beginning}</Beginning>
      {renderText(rest)}
    </>
  );
}

const Beginning = styled.span({
  [media.smallPhone]: {
    position: "absolute",
    clipPath: "inset(50%)",
    whiteSpace: "pre",
  },
});

const Group = styled.div({
  display: "flex",
  // Where there is little room, the toggle's words wrap; with too little, it has a row of its own.
  flex: "1 1 min-content",
  maxWidth: "max-content",
  // As high as it will be, while it is still on its way.
  minHeight: "calc(var(--target) + 0.375rem + 2px)",
  padding: "0.1875rem",
  border: "1px solid var(--line)",
  borderRadius: "calc(var(--target) / 2 + 0.1875rem)",
  background: "var(--surface)",
  // A double tap must not select a word.
  // Safari knows it by this name only.
  WebkitUserSelect: "none",
  userSelect: "none",
  // Where text is so large that two words are not beside each other, nor are the choices.
  [media.hugeText]: { flexDirection: "column" },
});

/** The mark on `<html>` is there before the radio can be checked; without scripts there is none. */
const selected = [
  "html:not([data-audience]) input:checked + &",
  ...audiences.map((audience) => `html[data-audience='${audience}'] &[data-value='${audience}']`),
].join(", ");

const Choice = styled.label({ display: "flex", flexGrow: 1, cursor: "pointer" });

const Label = styled.span({
  display: "flex",
  flexGrow: 1,
  alignItems: "center",
  justifyContent: "center",
  minWidth: "1.5rem",
  minHeight: "var(--target)",
  padding: "0 clamp(0.25rem, 4vw - 0.475rem, 0.5rem)",
  borderRadius: "var(--radius-pill)",
  color: "var(--ink)",
  fontSize: "0.8125rem",
  fontWeight: 600,
  lineHeight: 1.1,
  textAlign: "center",
  // A choice is at least as wide as its longest word.
  overflowWrap: "break-word",
  [media.beyondPhone]: { paddingInline: "1.125rem", fontSize: "var(--text-small)" },
  // The pill is twice as wide as a choice, one half of it empty: it slides from one to the other.
  "--is-chosen": 0,
  background:
    "linear-gradient(var(--way, 90deg), transparent 50%, var(--action) 50%) calc(var(--shift, var(--is-chosen)) * 100%) / 200%",
  "@media (prefers-reduced-motion: no-preference)": {
    transition: "color 240ms, background 240ms",
  },
  "label + label > &": { "--way": "270deg", "--shift": "calc(1 - var(--is-chosen))" },
  "&:hover": { backgroundColor: "var(--tint)" },
  "@media (forced-colors: active)": { background: "none" },
  [selected]: {
    "--is-chosen": 1,
    color: "var(--on-action)",
    "@media (forced-colors: active)": {
      background: "Highlight",
      color: "HighlightText",
      // The browser would put a plate of the page's color behind the words.
      forcedColorAdjust: "none",
    },
  },
  "input:focus-visible + &": { outline: "3px solid var(--link)", outlineOffset: 2 },
});
