import styled from "@emotion/styled";
import { type Audience, audiences } from "./audience";
import { useAudienceChoice, useShownAudience } from "./audience-context";

type AudienceToggleProps = {
  question: string;
  labels: Record<Audience, string>;
};

/** Two native radios: one tab stop, arrow keys move and select, one is always selected. */
export function AudienceToggle({ question, labels }: AudienceToggleProps) {
  const { selectedAudience, setAudience } = useAudienceChoice();
  const { isReady } = useShownAudience();
  return (
    // Not a legend, which is read by itself and again as the group's name.
    <Group aria-label={question}>
      {audiences.map((value) => (
        <Choice
          key={value}
          data-value={value}
          data-selected={isReady ? selectedAudience === value : undefined}
        >
          <input
            type="radio"
            name="audience"
            value={value}
            checked={selectedAudience === value}
            onChange={() => setAudience(value)}
            className="visually-hidden"
          />
          {labels[value]}
        </Choice>
      ))}
    </Group>
  );
}

const Group = styled.fieldset({
  display: "flex",
  // Otherwise a fieldset is as wide as its content: its words may wrap.
  minWidth: 0,
  margin: 0,
  padding: "0.1875rem",
  border: "1px solid var(--line)",
  borderRadius: "var(--radius-pill)",
  background: "var(--surface)",
});

/** Before React is there, which one looks selected follows <html data-audience>. */
const selected = [
  "[data-selected='true']",
  "html:not([data-audience='providers']) [data-value='patients']:not([data-selected])",
  "html[data-audience='providers'] [data-value='providers']:not([data-selected])",
].join(", ");

const Choice = styled.label({
  position: "relative",
  display: "flex",
  alignItems: "center",
  justifyContent: "center",
  minWidth: "var(--target)",
  minHeight: "var(--target)",
  overflow: "clip",
  zIndex: 0,
  padding: "0 clamp(8px, 2vw, 18px)",
  borderRadius: "var(--radius-pill)",
  color: "var(--ink)",
  fontSize: "clamp(0.875rem, 0.7rem + 0.7vw, var(--text-small))",
  fontWeight: 600,
  lineHeight: 1.1,
  textAlign: "center",
  cursor: "pointer",
  // The pill, moved out of sight towards the other choice: both together, it slides.
  "&::before": {
    content: "''",
    position: "absolute",
    inset: 0,
    zIndex: -1,
    borderRadius: "inherit",
    background: "var(--action)",
    transform: "translateX(101%)",
  },
  "&[data-value='providers']::before": { transform: "translateX(-101%)" },
  "@media (prefers-reduced-motion: no-preference)": {
    transition: "color 240ms",
    "&::before": { transition: "transform 240ms ease-out" },
  },
  "&:hover": { background: "var(--tint)" },
  [`&:is(${selected})`]: {
    color: "var(--on-action)",
    "&::before": { transform: "none" },
    "@media (forced-colors: active)": {
      background: "Highlight",
      color: "HighlightText",
      // Otherwise the browser puts a plate of the page's colour behind the words.
      forcedColorAdjust: "none",
    },
  },
  "&:has(:focus-visible)": { outline: "3px solid var(--action)", outlineOffset: 2 },
});
