import styled from "@emotion/styled";
import { media } from "../styles/media";
import { type Audience, audiences, defaultAudience } from "./audience";

type AudienceToggleProps = {
  question: string;
  labels: Record<Audience, string>;
};

/** Two native radios; view-script.ts checks them and shows the view that is chosen. */
export function AudienceToggle({ question, labels }: AudienceToggleProps) {
  return (
    // A fieldset's legend would be read on its own, and again as the group's name.
    <ChoiceGroup role="group" aria-label={question}>
      {audiences.map((audience) => (
        <Choice key={audience}>
          <input
            type="radio"
            name="audience"
            value={audience}
            defaultChecked={audience === defaultAudience}
            className="visually-hidden"
          />
          <ChoiceLabel>{labels[audience]}</ChoiceLabel>
        </Choice>
      ))}
    </ChoiceGroup>
  );
}

const ChoiceGroup = styled.div({
  display: "flex",
  // Where there is little room, the toggle's words wrap; with too little, it has a row of its own.
  flex: "1 1 min-content",
  // The first frame may have no words yet, so a width that depends on them would shift it.
  maxWidth: "20rem",
  padding: "0.1875rem",
  border: "1px solid var(--line)",
  borderRadius: "calc(var(--target) / 2 + 0.1875rem)",
  background: "var(--surface)",
  // A double tap must not select a word.
  WebkitUserSelect: "none",
  userSelect: "none",
  // Without scripts, both views are shown.
  "html:not([data-audience]) &": { display: "none" },
});

// The mark, because the address may have chosen another radio than the one that the HTML checks.
const chosen = audiences
  .map((audience) => `html[data-audience='${audience}'] [value='${audience}'] + &`)
  .join(", ");

const Choice = styled.label({ display: "flex", flexGrow: 1, cursor: "pointer" });

const ChoiceLabel = styled.span({
  display: "grid",
  flexGrow: 1,
  placeItems: "center",
  minHeight: "var(--target)",
  paddingInline: "clamp(0.25rem, 4vw - 0.475rem, 0.5rem)",
  // A pill that three lines of spaced letters still fit into.
  borderRadius: "calc(var(--target) / 2)",
  color: "var(--ink)",
  fontSize: "0.8125rem",
  fontWeight: 600,
  lineHeight: 1.1,
  textAlign: "center",
  // The body's `anywhere` would let the choices shrink to single letters.
  overflowWrap: "break-word",
  [media.beyondPhone]: { paddingInline: "1.125rem", fontSize: "var(--text-small)" },
  "&:hover": { background: "var(--tint)" },
  [chosen]: {
    background: "var(--action)",
    color: "var(--on-action)",
    "@media (forced-colors: active)": {
      background: "Highlight",
      color: "HighlightText",
      // The browser would paint the page's color behind the words, over the highlight.
      forcedColorAdjust: "none",
    },
  },
  "input:focus-visible + &": { outline: "3px solid var(--link)", outlineOffset: 2 },
});
