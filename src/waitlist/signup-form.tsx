import styled from "@emotion/styled";
import { FORM_ERROR, type SubmissionErrors } from "final-form";
import { useRef, useState } from "react";
import { flushSync } from "react-dom";
import { Form } from "react-final-form";
import { type Audience, shownAudience } from "../audience/audience";
import { useAudience } from "../audience/use-audience";
import { media } from "../styles/media";
import { dismissToasts, showToast } from "../toasts/toaster";
import { FormBody } from "./form-body";
import { sendSignup } from "./submission/send-signup";
import { type SignupValues, signupPayload, validateSignup } from "./submission/signup";
import { webhookAddress } from "./submission/webhook-addresses";
import { Thanks } from "./thanks";

type SignupFormProps = {
  words: Queries.WaitlistFragment;
  email: string;
};

/** A signup that was sent, and the height of the form before, in pixels. */
type Sent = { audience: Audience; email: string; height: number | undefined };

/** The form of both audiences; after a success, thanks in its place. */
export function SignupForm({ words, email }: SignupFormProps) {
  const card = useRef<HTMLDivElement>(null);
  const [sent, setSent] = useState<Sent>();
  const isThanked = useAudience() === sent?.audience;

  async function submit(values: SignupValues): Promise<SubmissionErrors> {
    dismissToasts();
    const audience = shownAudience();
    const validation = validateSignup(audience, values);
    if (!validation.ok) return validation.messages;
    const payload = signupPayload(validation.signup, new Date());
    const result = await sendSignup(webhookAddress(audience), payload);
    if (result === "failed") {
      const failure = "Failed to send your information. Please try again later.";
      showToast("error", "Error", failure);
      return { [FORM_ERROR]: failure };
    }
    // Firefox would show the signup again after a reload: it saves what removed fields held.
    card.current?.querySelector("form")?.reset();
    const height = card.current?.offsetHeight;
    flushSync(() => setSent({ audience, email: payload.email, height }));
    card.current?.querySelector<HTMLElement>("[tabindex]")?.focus({ preventScroll: true });
    // A toast scrolls what has the focus into view: here, the thanks.
    showToast(
      "success",
      "Thank you for joining our waitlist!",
      "We'll notify you when the product is ready for you.",
    );
  }

  function askAgain() {
    flushSync(() => setSent(undefined));
    card.current?.querySelector("input")?.focus();
  }

  return (
    // Keeps its height, so that a second press hits nothing that has moved under the pointer.
    <Card ref={card} style={{ minHeight: isThanked ? sent.height : undefined }}>
      {isThanked ? (
        <Thanks
          words={words[sent.audience].confirmation}
          email={sent.email}
          anotherLabel={words.anotherLabel}
          onAnother={askAgain}
        />
      ) : (
        <Form<SignupValues> onSubmit={submit}>
          {(form) => <FormBody {...form} words={words} email={email} />}
        </Form>
      )}
    </Card>
  );
}

const Card = styled.div({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  padding: "var(--card-inset)",
  border: "1px solid transparent",
  [media.dark]: { borderColor: "var(--hairline)" },
  borderRadius: "var(--radius-large) var(--radius-large) var(--radius-large) 0.375rem",
  background: "var(--raised)",
  color: "var(--ink)",
  boxShadow: "var(--shadow)",
  "--focus": "var(--link)",
  "--twig": "var(--link)",
  // If scripts are off or failed, the page says how to join by email instead.
  "html:not([data-audience]) &, html[data-scripts-failed] &": { display: "none" },
});
