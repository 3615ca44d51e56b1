import { createForm, type FormApi, type SubmissionErrors } from "final-form";
import { flushSync } from "react-dom";
import type { Audience } from "../../audience/audience";
import { dismissToasts, showToast } from "../../toasts/toast";
import { loadSubmission } from "../load-submission";
import type { SignupByAudience, SignupValues } from "../submission/signup";
import type { SubmitResult } from "../submission/submit-signup";

/** A form that keeps its values whether or not it is on the screen. */
export type SignupFormState = {
  form: FormApi<SignupValues>;
  onSubmit: (values: SignupValues) => Promise<SubmissionErrors | undefined>;
};

/** How the last submission ended, as far as the form itself has something to say about it. */
export type Outcome =
  | { result: "confirmed"; email: string }
  | {
      result: "failed";
      isToastShown: boolean;
      /** Whether the code for sending cannot be downloaded: sending again may not help. */
      isUnavailable: boolean;
    }
  | null;

export const failureText = "Failed to send your information. Please try again later.";

const contact = { name: "", email: "", isSubscribed: true };

const emptyForms: SignupByAudience = {
  patients: contact,
  providers: { ...contact, practiceName: "", role: "", specialties: "", patientsPerMonth: "" },
};

/**
 * Creates one audience's form, which sends one request per signup, however often it is submitted,
 * and tells the visitor the outcome wherever on the site they are by then.
 *
 * @param audience - whose form it is.
 * @param report - called with each change of what the form says, `null` for nothing.
 */
export function createSignupForm(
  audience: Audience,
  report: (outcome: Outcome) => void,
): SignupFormState {
  let outcome: Outcome = null;
  const initialValues = emptyForms[audience];
  const form = createForm<SignupValues>({ initialValues, onSubmit });
  form.subscribe(endConfirmation, { dirty: true });
  return { form, onSubmit };

  async function onSubmit(values: SignupValues) {
    // Pressed again right after a success: neither a second signup nor an error.
    if (outcome?.result === "confirmed") return undefined;
    say(null);
    dismissToasts();
    window.addEventListener("beforeunload", ask);
    const result = await attempt(audience, values);
    window.removeEventListener("beforeunload", ask);
    if (result === "sent") confirm(values);
    else if (typeof result === "object") return result.brokenRules;
    else {
      const isToastShown = await showToast("error", "Error", failureText);
      say({ result: "failed", isToastShown, isUnavailable: result === "unavailable" });
    }
    return undefined;
  }

  function say(next: Outcome) {
    outcome = next;
    report(next);
  }

  function confirm(sent: SignupValues) {
    void showToast(
      "success",
      "Thank you for joining our waitlist!",
      "We'll notify you when the product is ready for you.",
    );
    // A correction made meanwhile has not been sent: it stays, to be sent next.
    if (form.getState().values !== sent) return;
    // At once: a press that found the old values in the fields would send them again.
    flushSync(() => {
      form.reset();
      say({ result: "confirmed", email: String(sent.email).trim() });
    });
  }

  function endConfirmation({ dirty }: { dirty?: boolean }) {
    if (dirty && outcome?.result === "confirmed") say(null);
  }

  /** Has the browser ask visitors who leave before they know whether they are signed up. */
  function ask(event: BeforeUnloadEvent) {
    event.preventDefault();
    // Chrome before 119 asks only because of this.
    event.returnValue = true;
  }
}

async function attempt(
  audience: Audience,
  values: SignupValues,
): Promise<SubmitResult | "unavailable"> {
  try {
    const { submitSignup } = await loadSubmission();
    return await submitSignup(audience, values);
  } catch {
    return "unavailable";
  }
}
