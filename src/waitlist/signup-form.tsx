import styled from "@emotion/styled";
import { FORM_ERROR, type SubmissionErrors } from "final-form";
import { useState } from "react";
import { flushSync } from "react-dom";
import { Form } from "react-final-form";
import { type Audience, audiences, shownAudience } from "../audience/audience";
import { dismissToasts, showToast } from "../toasts/toaster";
import { inputOf } from "./dom-fields";
import { FormBody } from "./form-body";
import { sendSignup } from "./submission/send-signup";
import {
  type SignupPayload,
  type SignupValues,
  signupPayload,
  validateSignup,
} from "./submission/signup";
import { webhookAddress } from "./submission/webhook-addresses";
import { Thanks } from "./thanks";

type SignupFormProps = {
  words: Queries.WaitlistFragment;
  email: string;
  /** Whose form it is; by default, that of both audiences. */
  audience?: Audience;
};

/**
 * The form, in a grid. After a success, thanks lie over it in the view that they belong to; it keeps
 * its space, so that a second press on Submit hits nothing.
 */
export function SignupForm({ words, email, audience }: SignupFormProps) {
  const [sent, setSent] = useState<SignupPayload>();

  // Not async: before the messages of an invalid form, readers would hear that it is sending.
  function submit(values: SignupValues): SubmissionErrors | Promise<SubmissionErrors> {
    dismissToasts();
    const validation = validateSignup(shownAudience(), values);
    if (!validation.ok) return validation.messages;
    return send(signupPayload(validation.signup, new Date()));
  }

  async function send(payload: SignupPayload): Promise<SubmissionErrors> {
    const result = await sendSignup(webhookAddress(payload.audienceType), payload);
    if (result === "failed") {
      const failure = "Failed to send your information. Please try again later.";
      showToast("error", "Error", failure);
      return { [FORM_ERROR]: failure };
    }
    // All else is kept for another signup.
    const address = inputOf("email");
    if (address) address.value = "";
    // At once, so that the thanks have the focus, of which the toast keeps clear.
    flushSync(() => setSent(payload));
    showToast(
      "success",
      "Thank you for joining our waitlist!",
      "We'll notify you when the product is ready for you.",
    );
  }

  function askAgain() {
    flushSync(() => setSent(undefined));
    inputOf("email")?.focus();
  }

  return (
    <>
      <FormPlace data-for={audience} data-thanked={sent?.audienceType}>
        <Form<SignupValues> onSubmit={submit}>
          {(form) => <FormBody {...form} words={words} email={email} />}
        </Form>
      </FormPlace>
      {sent ? (
        <Thanks
          // A new one takes the focus.
          key={sent.timestamp}
          signup={sent}
          words={words[sent.audienceType].confirmation}
          anotherLabel={words.anotherLabel}
          onAnother={askAgain}
        />
      ) : null}
    </>
  );
}

const isThanked = audiences
  .map((audience) => `html[data-audience=${audience}] &[data-thanked=${audience}]`)
  .join(", ");

const isUnused = "&:not(:focus-within, :has([type=text]:not(:placeholder-shown)))";

const FormPlace = styled.div({
  gridArea: "1 / 1",
  "@media print": { display: "none" },
  [isThanked]: { visibility: "hidden" },
  // The page is not ready (layout/start-script.ts): other words stand here.
  [`html:not([data-scripts]) ${isUnused}`]: { display: "none" },
});
