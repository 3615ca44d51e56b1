import styled from "@emotion/styled";
import { media } from "../styles/media";
import { renderText } from "./render-text";

type StepsProps = {
  steps: readonly string[];
  /** Whether the steps share a row on a wide screen. */
  isRow?: boolean;
};

/** A numbered list with large numbers. */
export function Steps({ steps, isRow = false }: StepsProps) {
  return (
    <List data-is-row={isRow || undefined}>
      {steps.map((step, index) => (
        <Step key={step}>
          <Mark aria-hidden="true">{index + 1}</Mark>
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
});
