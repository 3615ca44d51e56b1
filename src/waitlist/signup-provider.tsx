import { createForm, type FormApi } from "final-form";
import { createContext, type ReactNode, useContext, useState, useSyncExternalStore } from "react";
import type { Audience } from "../audience/audience";
import { shownAudience } from "../audience/current-audience";
import { useAudience } from "../audience/use-audience";
import { dismissToasts, showToast } from "../toasts/toaster";
import { stayUntilDone } from "../ui/staying";
import { fieldId, shownValues, showValues } from "./form-fields";
import { markAsSent } from "./sent-mark";
import { nextState, type SignupEvent, type SignupState } from "./signup-state";
import { sendSignup } from "./submission/send-signup";
import {
  type SignupMessages,
  type SignupValues,
  signupPayload,
  validateSignup,
} from "./submission/signup";
import { isAskedOf, signupFieldNames, signupFields } from "./submission/signup-fields";
import { webhookAddress } from "./submission/webhook-addresses";

/** How a submission ended; `ignored` if another is on its way, or there is no form to submit. */
export type SubmissionEnd = "sent" | "failed" | "refused" | "ignored";

/** The one signup of a tab, whichever page or view it shows. */
type SignupStore = {
  /** What the fields showed when they were last read, and a message for each that broke a rule. */
  form: FormApi<SignupValues>;
  /** Where the signup stands. */
  state: () => SignupState;
  /** Calls back after each change of the state; returns a function that stops it. */
  onChange: (listener: () => void) => () => void;
  /** Takes on a form that has come onto the page, which shows what the last one did. */
  attach: (form: HTMLFormElement) => void;
  /** Reads what the fields show. */
  readFields: () => void;
  /**
   * Sends what the fields show, once, if it breaks no rule.
   *
   * @param beforeAnswer - called when the answer is there, before it changes anything on the page.
   * @returns how it ended; never rejects.
   */
  submit: (beforeAnswer: () => void) => Promise<SubmissionEnd>;
  /** Asks again after a success, for another person. */
  restart: () => void;
};

const SignupContext = createContext<SignupStore | null>(null);

/** Keeps the signup above the pages, in memory only, for as long as the tab shows the site. */
export function SignupProvider({ children }: { children: ReactNode }) {
  const [signup] = useState(createSignupStore);
  return <SignupContext.Provider value={signup}>{children}</SignupContext.Provider>;
}

/** Returns the signup of the tab; throws outside a `SignupProvider`. */
export function useSignup(): SignupStore {
  const signup = useContext(SignupContext);
  if (!signup) throw new Error("useSignup needs a SignupProvider around the page.");
  return signup;
}

/** Returns where the signup stands in the view that is shown: a confirmation shows in its own. */
export function useShownState(): SignupState {
  const { state, onChange } = useSignup();
  const current = useSyncExternalStore(onChange, state, state);
  const audience = useAudience();
  return current.is === "confirmed" && current.audience !== audience ? { is: "idle" } : current;
}

const emptyValues: SignupValues = Object.fromEntries(
  signupFieldNames.map((name) => [name, signupFields[name].rule.getDefault()]),
);

/** The static page's form, if it has one: React replaces a page that others have changed. */
const staticForm =
  typeof document === "undefined"
    ? null
    : (document.getElementById(fieldId("name"))?.closest("form") ?? null);

const failureText = "Failed to send your information. Please try again later.";

function createSignupStore(): SignupStore {
  let state: SignupState = { is: "idle" };
  const listeners = new Set<() => void>();
  // Once its page is left, its fields still show what they did.
  let lastForm = staticForm;
  let messages: SignupMessages = {};
  const form = createForm<SignupValues>({ initialValues: emptyValues, onSubmit: () => messages });
  // Registered for good: otherwise react-final-form resets a field once its last component has unmounted.
  for (const name of signupFieldNames) form.registerField(name, () => undefined, {});

  return {
    form,
    state: () => state,
    onChange: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    attach,
    readFields,
    submit,
    restart: () => dispatch({ is: "restarted" }),
  };

  function dispatch(event: SignupEvent) {
    state = nextState(state, event);
    for (const listener of listeners) listener();
  }

  function attach(newForm: HTMLFormElement) {
    if (lastForm && lastForm !== newForm) showValues(newForm, shownValues(lastForm));
    lastForm = newForm;
  }

  function readFields() {
    if (!lastForm) return;
    const shown = shownValues(lastForm);
    const { values } = form.getState();
    const edited = signupFieldNames.filter((name) => name in shown && shown[name] !== values[name]);
    form.batch(() => {
      for (const name of edited) form.change(name, shown[name]);
    });
    for (const field of edited) dispatch({ is: "edited", field });
  }

  async function submit(beforeAnswer: () => void): Promise<SubmissionEnd> {
    readFields();
    const audience = shownAudience();
    const isConfirmed = state.is === "confirmed" && state.audience === audience;
    // The button is there for a moment after a success.
    if (state.is === "sending" || isConfirmed) return "ignored";

    dismissToasts();
    const validation = validateSignup(audience, form.getState().values);
    messages = validation.ok ? {} : validation.messages;
    void form.submit();
    if (!validation.ok) {
      dispatch({ is: "refused" });
      return "refused";
    }
    const { signup } = validation;
    dispatch({ is: "submitted", audience });
    const payload = signupPayload(audience, signup, new Date());
    // Visitors who leave now do not know yet whether they are signed up.
    const result = await stayUntilDone(sendSignup(webhookAddress(audience), payload));
    beforeAnswer();
    readFields();
    if (result === "failed") {
      dispatch({ is: "failed" });
      showToast("error", "Error", failureText);
      return "failed";
    }
    dispatch({ is: "sent", address: signup.email, at: performance.now() });
    // Another page has been shown since the document was loaded.
    if (!staticForm?.isConnected) markAsSent();
    if (state.is === "confirmed") emptyFields(audience);
    showToast(
      "success",
      "Thank you for joining our waitlist!",
      "We'll notify you when the product is ready for you.",
    );
    return "sent";
  }

  /** What the audience was not asked stays: it may be wanted in the other view. */
  function emptyFields(audience: Audience) {
    const { values } = form.getState();
    const asked = signupFieldNames.filter((name) => isAskedOf(audience, name));
    const emptied = Object.fromEntries(asked.map((name) => [name, emptyValues[name]]));
    form.initialize({ ...values, ...emptied });
    if (lastForm) showValues(lastForm, emptied);
  }
}
