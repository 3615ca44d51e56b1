import { createForm, FORM_ERROR, type FormApi, type SubmissionErrors } from "final-form";
import { createContext, type ReactNode, useContext, useState } from "react";
import type { Audience } from "../audience/audience";
import { audienceOfAddress } from "../audience/audience-of-address";
import { dismissToasts, showToast } from "../toasts/toaster";
import { emptyValues, fieldNames, fieldValues, setFieldValues } from "./field-values";
import { sendSignup } from "./submission/send-signup";
import { type SignupValues, signupPayload, validateSignup } from "./submission/signup";
import { webhookAddress } from "./submission/webhook-addresses";

const failureText = "Failed to send your information. Please try again later.";

type Sent = { address: string; audience: Audience };

/** The one signup of a tab, whichever page or view it shows. */
export type SignupState = {
  /**
   * What the fields showed when they were last read, and how the last submission ended: messages by
   * field name, a failure as the form's own error, a success until something else is typed.
   */
  form: FormApi<SignupValues>;
  onSubmit: (values: SignupValues) => Promise<SubmissionErrors>;
  /** Reads what the fields show: when something is typed, and before they leave the page. */
  readFields: () => void;
  /** Has fields that React has just made show what was read last. */
  showValues: () => void;
  /** Sends what the fields show, once; resolves when it is over, and never rejects. */
  submit: () => Promise<void>;
  /** Whether the last signup was sent, from the view that is shown, and nothing is typed since. */
  isConfirmed: () => boolean;
  /** Asks again after a success, for another person. */
  startAnother: () => void;
  /** With which address, and as one of which audience, the last signup was sent. */
  lastSent: () => Sent | undefined;
};

const SignupContext = createContext<SignupState | null>(null);

/** Keeps the signup above the pages, in memory only, for as long as the tab shows the site. */
export function SignupProvider({ children }: { children: ReactNode }) {
  const [signup] = useState(createSignupState);
  return <SignupContext.Provider value={signup}>{children}</SignupContext.Provider>;
}

/** Returns the signup of the tab; throws outside a `SignupProvider`. */
export function useSignup(): SignupState {
  const signup = useContext(SignupContext);
  if (!signup) throw new Error("useSignup needs a SignupProvider around the page.");
  return signup;
}

/** Whether two forms hold the same. */
function isSame(one: SignupValues, other: Partial<SignupValues> = {}): boolean {
  return fieldNames.every((name) => one[name] === other[name]);
}

function createSignupState(): SignupState {
  let lastSent: Sent | undefined;
  const form = createForm<SignupValues>({ initialValues: emptyValues, onSubmit });
  // If something has changed the page before React, React replaces the fields, with what was typed.
  readFields();
  return {
    form,
    onSubmit,
    readFields,
    showValues: () => setFieldValues(form.getState().values),
    submit,
    isConfirmed,
    lastSent: () => lastSent,
    startAnother,
  };

  function readFields() {
    form.batch(() => {
      for (const [name, value] of Object.entries(fieldValues())) form.change(name, value);
    });
  }

  async function submit() {
    readFields();
    // The button is there for a moment after a success: a press is then neither a signup nor an error.
    if (!isConfirmed()) await form.submit();
  }

  function isConfirmed() {
    const { submitSucceeded, values, initialValues } = form.getState();
    if (!submitSucceeded || !isSame(values, initialValues)) return false;
    return lastSent?.audience === audienceOfAddress();
  }

  async function onSubmit(values: SignupValues): Promise<SubmissionErrors> {
    const audience = audienceOfAddress();
    dismissToasts();
    const validation = validateSignup(audience, values);
    if (!validation.ok) return validation.messages;

    const { signup } = validation;
    window.addEventListener("beforeunload", askBeforeLeaving);
    const payload = signupPayload(audience, signup, new Date());
    const result = await sendSignup(webhookAddress(audience), payload);
    window.removeEventListener("beforeunload", askBeforeLeaving);
    if (result === "failed") {
      showToast("error", "Error", failureText);
      return { [FORM_ERROR]: failureText };
    }
    showToast(
      "success",
      "Thank you for joining our waitlist!",
      "We'll notify you when the product is ready for you.",
    );
    lastSent = { address: signup.email, audience };
    readFields();
    // What was changed meanwhile has not been sent: it stays, to be sent next.
    if (isSame(form.getState().values, values)) emptyFields(Object.keys(signup));
    return undefined;
  }

  function startAnother() {
    form.restart();
  }

  /** What was not asked for stays: it may be wanted in the other view. */
  function emptyFields(names: string[]) {
    const emptied = Object.entries(emptyValues).filter(([name]) => names.includes(name));
    const values = { ...form.getState().values, ...Object.fromEntries(emptied) };
    form.initialize(values);
    setFieldValues(values);
  }
}

/** Has the browser ask visitors who leave before they know whether they are signed up. */
function askBeforeLeaving(event: BeforeUnloadEvent) {
  event.preventDefault();
  // Chrome before 119 asks only if this is set.
  event.returnValue = true;
}
