import styled from "@emotion/styled";
import {
  type FormEvent,
  type ReactNode,
  useCallback,
  useEffect,
  useId,
  useRef,
  useSyncExternalStore,
} from "react";
import { Form, useForm, useFormState } from "react-final-form";
import { Button } from "../../ui/button";
import { preloadSubmission } from "../load-submission";
import type { SignupValues } from "../submission/signup";
import { adoptShownValues } from "./adopt-shown-values";
import { Confirmation, type ConfirmationWords } from "./confirmation";
import { Failure } from "./failure";
import type { ShownSignupForm } from "./use-signup-forms";

export type SignupFormWords = {
  formTitle: string;
  submitLabel: string;
  confirmation: ConfirmationWords;
  /** What name and email address are for. */
  privacyNote: string;
  /** What to do after a failure. */
  retryNote: string;
  /** What to do where the code for sending cannot be downloaded. */
  withoutScript: ReactNode;
};

type SignupFormProps = ShownSignupForm & { words: SignupFormWords; children: ReactNode };

/** What both forms share: title, button, and what is said after a submission. */
export function SignupForm({ form, onSubmit, outcome, words, children }: SignupFormProps) {
  return (
    <Form form={form} onSubmit={onSubmit} subscription={{}}>
      {({ handleSubmit }) => (
        <Fields title={words.formTitle} onSubmit={handleSubmit}>
          <Announced aria-live="polite">
            {outcome?.result === "confirmed" ? (
              <Confirmation words={words.confirmation} email={outcome.email} />
            ) : null}
          </Announced>
          {children}
          <SubmitButton
            label={words.submitLabel}
            data-rank={outcome?.result === "confirmed" ? "secondary" : undefined}
          />
          <Announced aria-live="polite">
            {outcome?.result === "failed" ? (
              <Failure isToastShown={outcome.isToastShown}>
                {outcome.isUnavailable ? words.withoutScript : words.retryNote}
              </Failure>
            ) : null}
          </Announced>
          <PrivacyNote>{words.privacyNote}</PrivacyNote>
        </Fields>
      )}
    </Form>
  );
}

type FieldsProps = {
  title: string;
  onSubmit: (event: FormEvent) => void;
  children: ReactNode;
};

function Fields({ title, onSubmit, children }: FieldsProps) {
  const form = useForm<SignupValues>();
  const { submitErrors } = useFormState({ subscription: { submitErrors: true } });
  const element = useRef<HTMLFormElement>(null);
  const titleId = useId();

  const adopt = useCallback(() => {
    if (element.current) adoptShownValues(element.current, form);
  }, [form]);

  // Not before the paint: only now have the fields subscribed to the form.
  useEffect(adopt, [adopt]);

  useEffect(() => {
    if (!submitErrors) return;
    const field = element.current?.querySelector<HTMLElement>("[aria-invalid='true']");
    if (field !== document.activeElement) return field?.focus();
    // A screen reader reads the message as it comes to the field, but here it does not move.
    const message = document.getElementById(field?.getAttribute("aria-describedby") ?? "");
    message?.setAttribute("role", "alert");
  }, [submitErrors]);

  return (
    <FormElement
      ref={element}
      className="screen-only"
      noValidate
      aria-labelledby={titleId}
      onSubmit={(event) => {
        adopt();
        onSubmit(event);
      }}
      onFocus={preloadSubmission}
    >
      <Title id={titleId}>{title}</Title>
      {children}
    </FormElement>
  );
}

type SubmitButtonProps = { label: string; "data-rank"?: "secondary" };

function SubmitButton({ label, ...rest }: SubmitButtonProps) {
  const { submitting } = useFormState({ subscription: { submitting: true } });
  // Before hydration, a submission would put what was typed into the address bar.
  const isHydrated = useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  );
  return (
    // While it submits, it must not lose the focus: a screen reader would go back to the page's top.
    // The form itself takes no second submission meanwhile.
    <Submit type="submit" disabled={!isHydrated} aria-disabled={submitting} {...rest}>
      {submitting ? "Submitting..." : label}
    </Submit>
  );
}

function neverChanges() {
  return () => undefined;
}

const FormElement = styled.form({
  display: "grid",
  gap: "var(--space-5)",
  padding: "clamp(1.5rem, 1rem + 2vw, 2.75rem)",
  borderRadius: "var(--radius-panel)",
  background: "var(--raised)",
  color: "var(--ink)",
  boxShadow: "var(--shadow)",
  "--focus": "var(--action)",
  // The page says how to join by email instead.
  "html:not([data-audience]) &": { display: "none" },
});

/**
 * It is there before its words are, and leaves no gap meanwhile. Not atomic, because what comes into
 * it is: with both, Orca said it twice.
 */
const Announced = styled.div({ display: "contents" });

const Title = styled.h3({ fontSize: "clamp(1.5rem, 1.25rem + 1vw, 2rem)" });

const Submit = styled(Button)({ width: "100%" });

const PrivacyNote = styled.p({
  color: "var(--muted)",
  fontSize: "var(--text-small)",
  lineHeight: 1.45,
});
