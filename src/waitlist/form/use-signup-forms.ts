import type { FormApi } from "final-form";
import { useEffect, useRef, useState } from "react";
import { type Audience, audiences } from "../../audience/audience";
import { shownAudience } from "../../audience/shown-audience";
import { useAudience } from "../../audience/use-audience";
import type { SignupValues } from "../submission/signup";
import { createSignupForm, type Outcome, type SignupFormState } from "./create-signup-form";

export type ShownSignupForm = SignupFormState & { outcome: Outcome };

/** The fields that all forms ask for, so that nobody types them twice. */
const sharedFields = ["name", "email"];

/**
 * Holds each audience's form for as long as the waitlist is on the page. On a switch of audience,
 * name and email are carried over to the form that comes onto the screen.
 */
export function useSignupForms(): Record<Audience, ShownSignupForm> {
  const forms = { patients: useSignupForm("patients"), providers: useSignupForm("providers") };
  const filled = useRef<Audience | null>(null);

  // To be rendered at each switch. It is the default one until hydration.
  useAudience();
  useEffect(() => {
    const shown = shownAudience();
    const left = filled.current;
    if (left === shown) return;
    filled.current = shown;
    // A form that has just been sent is empty because of that, and says so.
    if (forms[shown].outcome?.result === "confirmed") return;
    // What was typed before hydration may be in any form, and nothing replaces it.
    for (const from of audiences) {
      carryOver(forms[from].form, forms[shown].form, left !== null);
    }
  });
  return forms;
}

function useSignupForm(audience: Audience): ShownSignupForm {
  const [outcome, setOutcome] = useState<Outcome>(null);
  const [signupForm] = useState(() => createSignupForm(audience, setOutcome));
  return { ...signupForm, outcome };
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
