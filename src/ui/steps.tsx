import styled from "@emotion/styled";
import type { ComponentProps } from "react";
import { renderText } from "./render-text";

type StepsProps = ComponentProps<"ol"> & { steps: readonly string[] };

/** What happens one after the other, each step with its number. */
export function Steps({ steps, ...rest }: StepsProps) {
  return (
    <List {...rest}>
      {steps.map((step, index) => (
        <Step key={step}>
          <Mark aria-hidden="true">{index + 1}</Mark>
          <span>{renderText(step)}</span>
        </Step>
      ))}
    </List>
  );
}

const List = styled.ol({ display: "grid", gap: "var(--space-4)" });

const Step = styled.li({
  display: "grid",
  gridTemplateColumns: "auto minmax(0, 1fr)",
  alignItems: "center",
  gap: "var(--space-3)",
  lineHeight: 1.35,
  textWrap: "balance",
});

const Mark = styled.span({
  display: "grid",
  placeItems: "center",
  width: "2em",
  height: "2em",
  border: "1.5px solid var(--twig)",
  // A leaf, as on the brand's mark.
  borderRadius: "50% 50% 50% 0.25rem",
  fontFamily: "var(--font-headline)",
});
