import styled from "@emotion/styled";
import { Fragment, type MouseEvent } from "react";
import { flushSync } from "react-dom";
import { Button } from "../ui/button";
import { renderText } from "../ui/render-text";
import { fieldId } from "./form-fields";
import { useShownState, useSignup } from "./signup-provider";

type OutcomeProps = {
  copy: Queries.WaitlistFragment;
  /** Where a visitor can write to instead. */
  email: string;
};

/** What the form says of the last submission; a success stands in place of what was asked. */
export function Outcome({ copy, email }: OutcomeProps) {
  const state = useShownState();
  if (state.is === "failed") {
    return <Failed aria-atomic="true">{renderText(`${copy.retryNote} ${email}`)}</Failed>;
  }
  if (state.is !== "confirmed") return null;
  const { title, text } = copy[state.audience].confirmation;

  return (
    <Confirmed>
      <div aria-atomic="true">
        <Title>{title}</Title>
        <p>
          {text.split("{email}").map((part, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the same words may be there twice
            <Fragment key={index}>
              {index > 0 ? <strong>{state.address}</strong> : null}
              {part}
            </Fragment>
          ))}
        </p>
      </div>
      <AnotherButton label={copy.anotherLabel} since={state.since} />
    </Confirmed>
  );
}

/** Milliseconds after a success for which its button may be taken for the one that sent. */
const mistakenFor = 1_500;

/** Has the form back, for another signup. */
function AnotherButton({ label, since }: { label: string; since: number }) {
  const { restart } = useSignup();

  function askAgain({ detail }: MouseEvent) {
    // So soon, a press with a finger or a mouse is meant for the button that was here before.
    if (detail > 0 && performance.now() - since < mistakenFor) return;
    // Before the focus moves: a field that is still hidden takes none.
    flushSync(restart);
    document.getElementById(fieldId("name"))?.focus();
  }

  return (
    <Button type="button" data-rank="secondary" onClick={askAgain}>
      {label}
    </Button>
  );
}

const Failed = styled.p({
  color: "var(--error)",
  fontSize: "var(--text-small)",
  fontWeight: 600,
  lineHeight: 1.45,
});

const Confirmed = styled.div({
  display: "grid",
  gap: "var(--space-5)",
  justifyItems: "start",
});

const Title = styled.p({
  marginBottom: "var(--space-2)",
  fontFamily: "var(--font-headline)",
  fontSize: "clamp(1.5rem, 1.2rem + 1.2vw, 2.25rem)",
  lineHeight: 1.15,
  letterSpacing: "-0.012em",
  wordSpacing: "0.05em",
  textWrap: "balance",
});
