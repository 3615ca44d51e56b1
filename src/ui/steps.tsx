import styled from "@emotion/styled";
import Check from "lucide/dist/esm/icons/check.mjs";
import { media } from "../styles/media";
import { Icon } from "./icon";
import { renderText } from "./render-text";

type StepsProps = {
  steps: readonly string[];
  /** Whether the first has a tick in place of its number. */
  isFirstDone?: boolean;
  /** Whether they are beside each other where there is room. */
  isRow?: boolean;
};

/** What happens one after the other, each step with its number. */
export function Steps({ steps, isFirstDone = false, isRow = false }: StepsProps) {
  return (
    <List data-is-row={isRow || undefined}>
      {steps.map((step, index) => (
        <Step key={step}>
          <Mark aria-hidden="true">
            {isFirstDone && index === 0 ? <Icon icon={Check} size={32} /> : index + 1}
          </Mark>
          <span>{renderText(step)}</span>
        </Step>
      ))}
    </List>
  );
}

const List = styled.ol({
  display: "grid",
  gap: "var(--space-4) var(--space-8)",
  [media.phone]: { rowGap: "var(--space-2)" },
  "&[data-is-row]": {
    fontSize: "var(--text-lead)",
    [media.wide]: {
      gridAutoFlow: "column",
      gridAutoColumns: "minmax(0, 1fr)",
      paddingTop: "var(--space-4)",
      borderTop: "2px solid var(--twig)",
    },
  },
});

const Step = styled.li({
  display: "grid",
  gridTemplateColumns: "2.25rem minmax(0, 1fr)",
  alignItems: "baseline",
  gap: "var(--space-3)",
  lineHeight: 1.35,
});

const Mark = styled.span({
  color: "var(--accent)",
  fontFamily: "var(--font-headline)",
  fontSize: "2.75rem",
  lineHeight: 1,
  "& > svg": { display: "inline-block", verticalAlign: "-0.25em" },
});
