import styled from "@emotion/styled";
import CircleCheck from "lucide/dist/esm/icons/circle-check.mjs";
import { Fragment } from "react";
import { useFormState } from "react-final-form";
import { useAudience } from "../audience/use-audience";
import { Icon } from "../ui/icon";
import { useSignup } from "./signup-state";

/**
 * Returns how the last submission ended: a failure counts until the next one, a success until an
 * edit, and in the view that it was sent from.
 */
export function useOutcome(): "failed" | "confirmed" | undefined {
  const { isConfirmed } = useSignup();
  // A confirmation comes and goes with these.
  useAudience();
  const { submitError } = useFormState({
    subscription: { submitError: true, submitSucceeded: true, values: true, initialValues: true },
  });
  if (submitError) return "failed";
  return isConfirmed() ? "confirmed" : undefined;
}

type OutcomeProps = { copy: Queries.WaitlistFragment };

/** What the form says of the last submission. */
export function Outcome({ copy }: OutcomeProps) {
  const outcome = useOutcome();
  const { lastSent } = useSignup();
  const { title, text } = copy[useAudience()].confirmation;
  if (outcome === "failed") return <Failed aria-atomic="true">{copy.retryNote}</Failed>;
  if (outcome !== "confirmed") return null;
  return (
    <Confirmed aria-atomic="true">
      <Icon icon={CircleCheck} />
      <Title>{title}</Title>
      <p>
        {text.split("{email}").map((part, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the same words may be there twice
          <Fragment key={index}>
            {index > 0 ? <strong>{lastSent()?.address}</strong> : null}
            {part}
          </Fragment>
        ))}
      </p>
    </Confirmed>
  );
}

const Failed = styled.p({
  marginBottom: "var(--space-4)",
  color: "var(--error)",
  fontWeight: 600,
});

const Confirmed = styled.div({
  display: "grid",
  gridTemplateColumns: "auto minmax(0, 1fr)",
  gap: "var(--space-1) var(--space-3)",
  marginBottom: "var(--space-4)",
  padding: "var(--space-4)",
  border: "1px solid",
  borderRadius: "var(--radius-small)",
  background: "var(--calm)",
  color: "var(--on-calm)",
  lineHeight: 1.45,
  "& > p": { gridColumn: 2 },
});

const Title = styled.p({ fontWeight: 700 });
