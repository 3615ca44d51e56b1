import styled from "@emotion/styled";
import {
  type ComponentProps,
  type FormEvent,
  type ReactNode,
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from "react";
import { Form, useFormState } from "react-final-form";
import { ForEachAudience } from "../audience/for-audience";
import { bringIntoView } from "../ui/bring-into-view";
import { Button } from "../ui/button";
import { useIsHydrated } from "../ui/use-is-hydrated";
import { fieldId, fieldNames } from "./field-values";
import { Outcome, useOutcome } from "./outcome";
import { SignupFields } from "./signup-fields";
import { useSignup } from "./signup-state";

type SignupFormProps = ComponentProps<typeof Outcome>;

/** The form, one for all audiences, and what it says after a submission. */
export function SignupForm({ copy, email }: SignupFormProps) {
  const signup = useSignup();
  const outcome = useRef<HTMLDivElement>(null);
  const [endedSubmissions, setEndedSubmissions] = useState(0);
  const [announcement, setAnnouncement] = useState("");
  const titleId = useId();
  const [areFieldsNew] = useState(useIsHydrated());

  // When the page is left for another, a layout effect ends while the fields are still there.
  useLayoutEffect(() => {
    if (areFieldsNew) signup.showValues();
    return signup.readFields;
  }, [signup, areFieldsNew]);

  async function submit(event: FormEvent) {
    event.preventDefault();
    setAnnouncement("");
    await signup.submit();
    setEndedSubmissions((count) => count + 1);
  }

  useEffect(() => {
    if (endedSubmissions === 0) return;
    const { submitErrors = {} } = signup.form.getState();
    const wrong = fieldNames.find((name) => submitErrors[name]);
    const field = wrong ? document.getElementById(fieldId(wrong)) : null;
    // A screen reader reads the message as it comes to the field, but here it does not move.
    if (wrong && field === document.activeElement) setAnnouncement(submitErrors[wrong]);
    else if (field) field.focus();
    // A toast has to be on the page before it is known how much it covers.
    else
      requestAnimationFrame(() =>
        setTimeout(() => outcome.current && bringIntoView(outcome.current)),
      );
    // The button that had the focus may be gone.
    const focused = document.activeElement;
    if (!field && (focused === document.body || focused?.closest("[hidden]"))) {
      outcome.current?.focus({ preventScroll: true });
    }
  }, [endedSubmissions, signup]);

  return (
    <Form form={signup.form} onSubmit={signup.onSubmit} subscription={{}}>
      {() => (
        <FormElement
          className="screen-only"
          noValidate
          aria-labelledby={titleId}
          onSubmit={submit}
          onInput={signup.readFields}
        >
          <UntilConfirmed>
            <Title id={titleId}>
              <ForEachAudience as="span">{(audience) => copy[audience].formTitle}</ForEachAudience>
            </Title>
            <SignupFields />
            <PrivacyNote>{copy.privacyNote}</PrivacyNote>
            <SubmitButton copy={copy} />
          </UntilConfirmed>
          <div ref={outcome} tabIndex={-1} aria-live="polite">
            <p className="visually-hidden">{announcement}</p>
            <Outcome copy={copy} email={email} />
          </div>
        </FormElement>
      )}
    </Form>
  );
}

/** What is asked. It stays on the page, so that its fields keep what they show. */
function UntilConfirmed({ children }: { children: ReactNode }) {
  return <Asked hidden={useOutcome() === "confirmed"}>{children}</Asked>;
}

function SubmitButton({ copy }: Pick<SignupFormProps, "copy">) {
  const isHydrated = useIsHydrated();
  const { submitting } = useFormState({ subscription: { submitting: true } });
  return (
    <Submit
      // Only React can send: until it is there, nothing submits the form, even if the browser
      // restores a state that the button had before a reload.
      type={isHydrated ? "submit" : "button"}
      // A disabled button would lose the focus, and a screen reader go back to the page's top.
      aria-disabled={!isHydrated || submitting}
    >
      {submitting ? (
        "Submitting..."
      ) : (
        <ForEachAudience as="span">{(audience) => copy[audience].submitLabel}</ForEachAudience>
      )}
    </Submit>
  );
}

const stack = { display: "grid", gap: "var(--space-5)" } as const;

const Asked = styled.div({ ...stack, "&[hidden]": { display: "none" } });

const FormElement = styled.form({
  // Forced colors show it, and take the ground away.
  border: "1px solid transparent",
  padding: "var(--panel-inset)",
  borderRadius: "var(--radius-panel)",
  background: "var(--raised)",
  color: "var(--ink)",
  boxShadow: "var(--shadow)",
  "--focus": "var(--action)",
  "--twig": "var(--action)",
  // Without scripts, the page says how to join by email instead.
  "html:not([data-audience]) &": { display: "none" },
});

const Title = styled.h3({ fontSize: "clamp(1.5rem, 1.25rem + 1vw, 2rem)" });

const Submit = styled(Button)({ width: "100%" });

const PrivacyNote = styled.p({
  color: "var(--muted)",
  fontSize: "var(--text-small)",
  lineHeight: 1.45,
});
