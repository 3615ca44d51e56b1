import styled from "@emotion/styled";
import { media } from "../styles/media";
import { renderText } from "./render-text";

type StepsProps = {
  steps: readonly string[];
  /** Whether the steps are large, and share a row on a wide screen. */
  isRow?: boolean;
};

/** A numbered list with large numbers. */
export function Steps({ steps, isRow = false }: StepsProps) {
  return (
    <StepList data-is-row={isRow || undefined}>
      {steps.map((step, index) => (
        <Step key={step}>
          <StepNumber aria-hidden="true">{index + 1}</StepNumber>
          <span>{renderText(step)}</span>
        </Step>
      ))}
    </StepList>
  );
}

const StepList = styled.ol({
  display: "grid",
  gap: "var(--space-4) var(--space-8)",
  "--number": "2.75rem",
  "&[data-is-row]": {
    marginBottom: "var(--space-block)",
    "--number": "clamp(4rem, 2.5rem + 3.5vw, 6.5rem)",
    fontSize: "clamp(1.25rem, 1.1rem + 0.6vw, 1.625rem)",
    [media.medium]: { gridTemplateColumns: "repeat(2, minmax(0, 1fr))" },
    [media.wide]: {
      gridAutoFlow: "column",
      gridTemplateColumns: "none",
      gridAutoColumns: "minmax(0, 1fr)",
      paddingTop: "var(--space-6)",
      borderTop: "2px solid var(--twig)",
    },
  },
});

const Step = styled.li({
  display: "grid",
  gridTemplateColumns: "calc(0.8 * var(--number)) minmax(0, 1fr)",
  alignItems: "baseline",
  gap: "var(--space-3)",
  lineHeight: 1.35,
  textWrap: "balance",
  "[data-is-row] > &": {
    alignItems: "center",
    [media.wide]: { gridTemplateColumns: "minmax(0, 1fr)", alignContent: "start" },
  },
});

const StepNumber = styled.span({
  color: "var(--accent)",
  fontFamily: "var(--font-headline)",
  fontSize: "var(--number)",
  lineHeight: 1,
});
