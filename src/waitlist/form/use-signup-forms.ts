import type { FormApi } from "final-form";
import { type MutableRefObject, useLayoutEffect, useRef, useState } from "react";
import type { Audience } from "../../audience/audience";
import type { SignupValues } from "../submission/signup";
import { createSignupForm, type Outcome, type SignupFormState } from "./create-signup-form";

export type ShownSignupForm = SignupFormState & {
  outcome: Outcome;
  /** Shared by both forms, see `handOverFocus`. */
  focusedField: MutableRefObject<string | null>;
};

/** The fields that both forms ask for, so that nobody types them twice. */
const sharedFields = ["name", "email"];

const otherAudience = { patients: "providers", providers: "patients" } as const;

/**
 * Holds both audiences' forms for as long as the waitlist is on the page, so that a switch of
 * audience, even while a signup is being sent, loses nothing that was typed.
 *
 * @param audience - the form on the screen; on a switch, name and e-mail are carried over to it.
 * @param isReady - whether React knows the audience; until then the visitor may have typed into either form.
 */
export function useSignupForms(
  audience: Audience,
  isReady: boolean,
): Record<Audience, ShownSignupForm> {
  const focusedField = useRef<string | null>(null);
  const forms = {
    patients: useSignupForm("patients", focusedField),
    providers: useSignupForm("providers", focusedField),
  };
  const [shown, setShown] = useState<Audience | null>(null);
  const filled = useRef<Audience | null>(null);

  // Before the next key is pressed: what it types must not be overwritten. The state renders once
  // more in the same task, by which time the fields of the form have subscribed to it.
  useLayoutEffect(() => {
    if (isReady) setShown(audience);
  }, [isReady, audience]);

  useLayoutEffect(() => {
    if (shown !== audience || filled.current === audience) return;
    const isSwitch = filled.current !== null;
    filled.current = audience;
    // A form that has just been sent is empty because of that, and says so.
    if (forms[audience].outcome?.result === "confirmed") return;
    carryOver(forms[otherAudience[audience]].form, forms[audience].form, isSwitch);
  });
  return forms;
}

function useSignupForm(
  audience: Audience,
  focusedField: MutableRefObject<string | null>,
): ShownSignupForm {
  const [outcome, setOutcome] = useState<Outcome>(null);
  const [signupForm] = useState(() => createSignupForm(audience, setOutcome));
  return { ...signupForm, outcome, focusedField };
}

/** A signup that is being sent is neither copied nor changed meanwhile. */
function carryOver(
  from: FormApi<SignupValues>,
  to: FormApi<SignupValues>,
  isReplacing: boolean,
): void {
  if (from.getState().submitting || to.getState().submitting) return;
  const { values } = from.getState();
  const held = to.getState().values;
  to.batch(() => {
    for (const field of sharedFields) {
      const value = values[field];
      if (value && (isReplacing || !held[field])) to.change(field, value);
    }
  });
}
