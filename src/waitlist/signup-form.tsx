import styled from "@emotion/styled";
import {
  type ComponentProps,
  type FormEvent,
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from "react";
import { Form, useField, useForm, useFormState } from "react-final-form";
import { ForAudience, ForEachAudience } from "../audience/for-audience";
import { bringIntoView } from "../ui/bring-into-view";
import { Button } from "../ui/button";
import { TextField } from "../ui/text-field";
import { useIsHydrated } from "../ui/use-is-hydrated";
import { Outcome, useOutcome } from "./outcome";
import { fieldId, fieldNames } from "./signup-fields";
import { useSignup } from "./signup-state";
import type { SignupFieldName, SignupValues } from "./submission/signup";

const boxLabels = {
  patients: "Send me occasional updates about the product",
  providers: "Send me updates about the product provider solutions",
};

/** Beyond each rule's limit, so that its message shows, yet quick to check. */
const longestText = 1_000;

type SignupFormProps = { copy: Queries.WaitlistFragment };

/**
 * The form, one for all audiences: clinics are asked four things more. What its fields show is the
 * truth: React gives each its first value and never writes another one.
 */
export function SignupForm({ copy }: SignupFormProps) {
  const signup = useSignup();
  const said = useRef<HTMLDivElement>(null);
  const [endedSubmissions, setEndedSubmissions] = useState(0);
  const [announcement, setAnnouncement] = useState("");
  const titleId = useId();

  // On the way to another page, while the fields are still there.
  useLayoutEffect(() => signup.readFields, [signup]);

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
    // Once the toast, if any, is on the page and has said how much it covers.
    else requestAnimationFrame(() => setTimeout(() => said.current && bringIntoView(said.current)));
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
          <Title id={titleId}>
            <ForEachAudience as="span">{(audience) => copy[audience].formTitle}</ForEachAudience>
          </Title>
          <Pairs>
            <SignupField name="name" label="Full Name" autoComplete="name" aria-required />
            <SignupField
              name="email"
              label="Email Address"
              // Each browser changes the text of a field of type "email" by rules of its own.
              inputMode="email"
              autoComplete="email"
              autoCapitalize="none"
              spellCheck={false}
              aria-required
            />
          </Pairs>
          <ForAudience audience="providers">
            <Pairs>
              <SignupField
                name="practiceName"
                label="Practice or Clinic Name"
                autoComplete="organization"
                aria-required
              />
              <SignupField
                name="role"
                label="Your Role"
                autoComplete="organization-title"
                aria-required
              />
              <SignupField name="specialties" label="Specialties (Optional)" />
              <SignupField name="patientsPerMonth" label="Patients Per Month (Optional)" />
            </Pairs>
          </ForAudience>
          <SubscribeBox />
          <SubmitButton copy={copy} />
          <div>
            <div ref={said} aria-live="polite">
              <p className="visually-hidden">{announcement}</p>
              <Outcome copy={copy} />
            </div>
            <PrivacyNote>{copy.privacyNote}</PrivacyNote>
          </div>
        </FormElement>
      )}
    </Form>
  );
}

type SignupFieldProps = Omit<ComponentProps<typeof TextField>, "message"> & {
  name: SignupFieldName;
};

/** A text field of a signup. What was wrong with it shows after a submission, until it is edited. */
function SignupField({ name, ...rest }: SignupFieldProps) {
  const { meta } = useField(name, {
    subscription: { submitError: true, dirtySinceLastSubmit: true },
  });
  return (
    <TextField
      {...rest}
      id={fieldId(name)}
      name={name}
      defaultValue={String(useFirstValue(name))}
      maxLength={longestText}
      message={meta.dirtySinceLastSubmit ? undefined : meta.submitError}
    />
  );
}

/** The box that asks for updates, checked until the visitor unchecks it. */
function SubscribeBox() {
  return (
    <BoxLabel>
      <input
        type="checkbox"
        id={fieldId("isSubscribed")}
        name="isSubscribed"
        defaultChecked={useFirstValue("isSubscribed") === true}
      />
      <span>
        <ForEachAudience as="span">{(audience) => boxLabels[audience]}</ForEachAudience>
      </span>
    </BoxLabel>
  );
}

/** Returns what a field showed when it was last on a page. */
function useFirstValue(name: SignupFieldName) {
  const form = useForm<SignupValues>();
  return useState(() => form.getState().values[name])[0];
}

function SubmitButton({ copy }: SignupFormProps) {
  const isHydrated = useIsHydrated();
  const { submitting } = useFormState({ subscription: { submitting: true } });
  return (
    <Submit
      // Only React can send: until it is there, nothing submits the form, even if the browser
      // restores a state that the button had before a reload.
      type={isHydrated ? "submit" : "button"}
      // It keeps the focus meanwhile: a screen reader would go back to the page's top.
      aria-disabled={!isHydrated || submitting}
      data-rank={useOutcome() === "confirmed" ? "secondary" : undefined}
    >
      {submitting ? (
        "Submitting..."
      ) : (
        <ForEachAudience as="span">{(audience) => copy[audience].submitLabel}</ForEachAudience>
      )}
    </Submit>
  );
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

const Title = styled.h3({ fontSize: "clamp(1.5rem, 1.25rem + 1vw, 2rem)" });

// Two beside each other where there is room for both.
const Pairs = styled.div({
  display: "grid",
  gridTemplateColumns: "repeat(auto-fit, minmax(min(15rem, 100%), 1fr))",
  gap: "var(--space-5)",
  alignItems: "start",
});

const BoxLabel = styled.label({
  display: "grid",
  gridTemplateColumns: "auto minmax(0, 1fr)",
  alignItems: "center",
  gap: "var(--space-3)",
  minHeight: "var(--target)",
  lineHeight: 1.35,
  cursor: "pointer",
  "& > input": { width: "1.375rem", height: "1.375rem", accentColor: "var(--action)" },
});

const Submit = styled(Button)({ width: "100%" });

const PrivacyNote = styled.p({
  color: "var(--muted)",
  fontSize: "var(--text-small)",
  lineHeight: 1.45,
});
