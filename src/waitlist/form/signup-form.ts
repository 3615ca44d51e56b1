import { createForm, type FormApi, type SubmissionErrors } from "final-form";
import type { Audience } from "../../audience/audience";
import { dismissToasts, showToast } from "../../toasts/toast";
import type { SignupValues } from "../submission/signup";
import type { SubmitResult } from "../submission/submit-signup";
import { keepPageOpen } from "./keep-page-open";
import { loadSignupCode } from "./signup-code";

/** A form that keeps its values whether or not it is on the screen. */
export type SignupForm = {
  form: FormApi<SignupValues>;
  onSubmit: (values: SignupValues) => Promise<SubmissionErrors | undefined>;
};

/**
 * What the form itself has to say of the last submission: `confirmed`, or `failed` where the toast
 * that should say so could not be shown.
 */
export type Outcome = "confirmed" | "failed" | null;

const confirmationToast = {
  kind: "success",
  title: "Thank you for joining our waitlist!",
  text: "We'll notify you when the product is ready for you.",
} as const;

const fieldNames = {
  patients: ["name", "email", "isSubscribed"],
  providers: [
    "name",
    "email",
    "practiceName",
    "role",
    "specialties",
    "patientsPerMonth",
    "isSubscribed",
  ],
} satisfies Record<Audience, string[]>;

export const failureToast = {
  kind: "error",
  title: "Error",
  text: "Failed to send your information. Please try again later.",
} as const;

/**
 * Makes one audience's form, which knows how to submit: one request per signup, however often it is
 * pressed, and the visitor is told the outcome wherever on the site they are by then.
 *
 * @param audience - whose form it is.
 * @param report - called with what the form has to say, `null` when that is over.
 */
export function createSignupForm(
  audience: Audience,
  report: (outcome: Outcome) => void,
): SignupForm {
  let isConfirmed = false;
  const form = createForm<SignupValues>({ initialValues: { isSubscribed: true }, onSubmit });
  // A field that nobody holds is set back when it is shown again, so the form itself holds all.
  for (const name of fieldNames[audience]) form.registerField(name, () => undefined, {});
  form.subscribe(endConfirmation, { dirty: true });
  return { form, onSubmit };

  async function onSubmit(values: SignupValues) {
    // Pressed again when just sent and emptied: that is no second signup, and no mistake either.
    if (isConfirmed) return undefined;
    report(null);
    dismissToasts();
    const result = await attempt(audience, values);
    if (result === "sent") confirm(values);
    else if (result === "failed") void admitFailure(report);
    else return result.messages;
    return undefined;
  }

  function confirm(sent: SignupValues) {
    void showToast(confirmationToast);
    // What was put right meanwhile has not been sent: it stays, to be sent in its turn.
    if (form.getState().values !== sent) return;
    form.reset();
    isConfirmed = true;
    report("confirmed");
  }

  function endConfirmation({ dirty }: { dirty?: boolean }) {
    if (!dirty || !isConfirmed) return;
    isConfirmed = false;
    report(null);
  }
}

/** Code that cannot be downloaded is, to the visitor, the same as a network that cannot send. */
async function attempt(audience: Audience, values: SignupValues): Promise<SubmitResult> {
  try {
    const { submitSignup } = await keepPageOpen(loadSignupCode());
    return await submitSignup(audience, values);
  } catch {
    return "failed";
  }
}

async function admitFailure(report: (outcome: Outcome) => void): Promise<void> {
  const isShown = await showToast(failureToast);
  if (!isShown) report("failed");
}
