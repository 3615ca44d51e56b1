import styled from "@emotion/styled";
import Check from "lucide/dist/esm/icons/check.mjs";
import type { ComponentProps } from "react";
import { Icon } from "./icon";
import { renderText } from "./render-text";

type StepsProps = ComponentProps<"ol"> & {
  steps: readonly string[];
  /** Whether the first has a tick in place of its number. */
  isFirstDone?: boolean;
};

/** What happens one after the other, each step with its number. */
export function Steps({ steps, isFirstDone = false, ...rest }: StepsProps) {
  return (
    <List {...rest}>
      {steps.map((step, index) => (
        <Step key={step}>
          <Mark aria-hidden="true">
            {isFirstDone && index === 0 ? <Icon icon={Check} size={20} /> : index + 1}
          </Mark>
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
