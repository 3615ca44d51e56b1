import styled from "@emotion/styled";
import { type FormEvent, useEffect, useId, useRef, useState } from "react";
import type { FormRenderProps } from "react-final-form";
import { ForEachAudience } from "../audience/for-audience";
import { Button } from "../ui/button";
import { useIsHydrated } from "../ui/use-is-hydrated";
import { fieldId, inputOf, readFields } from "./dom-fields";
import { FormInputs } from "./form-inputs";
import { type SignupValues, signupFieldNames } from "./submission/signup";

type FormBodyProps = FormRenderProps<SignupValues> & {
  words: Queries.WaitlistFragment;
  /** Where a visitor can write to instead. */
  email: string;
};

const sendingLabel = "Submitting...";

/** The form element: title, fields, button and, after a failure, another way to join. */
export function FormBody({ form, handleSubmit, words, email, ...state }: FormBodyProps) {
  const { submitting = false, submitError, submitErrors } = state;
  const titleId = useId();
  const element = useRef<HTMLFormElement>(null);
  const [submittedFrom, setSubmittedFrom] = useState<string>();
  const firstInError = signupFieldNames.find((name) => submitErrors?.[name]);

  // `form` is another object at each render; these are always the same.
  const { batch, change } = form;
  useEffect(() => readFields({ batch, change }), [batch, change]);

  useEffect(() => {
    // Submit was pressed before React came (layout/start-script.ts).
    if (element.current?.dataset.pressed !== undefined) element.current.requestSubmit();
  }, []);

  // `submitErrors` is another object after each submission, which brings the focus back.
  useEffect(() => {
    if (submitErrors && firstInError) inputOf(firstInError)?.focus();
  }, [submitErrors, firstInError]);

  function submit(event: FormEvent<HTMLFormElement>) {
    setSubmittedFrom(document.activeElement?.id);
    readFields(form);
    void handleSubmit(event);
  }

  return (
    // The method keeps everything out of the address, also before React handles the submission.
    <FormElement
      ref={element}
      method="dialog"
      noValidate
      aria-labelledby={titleId}
      onSubmit={submit}
    >
      <Title id={titleId}>
        <ForEachAudience as="span">{(audience) => words[audience].formTitle}</ForEachAudience>
      </Title>
      <FormInputs
        isSending={submitting}
        // Its error is not read with a field that has the focus already.
        alertAt={firstInError && submittedFrom === fieldId(firstInError) ? firstInError : undefined}
      />
      <SubmitButton isSending={submitting} words={words} />
      <span role="status" className="visually-hidden">
        {submitting ? sendingLabel : null}
      </span>
      {submitError ? (
        <Failure>
          {words.retryNote} <a href={`mailto:${email}`}>{email}</a>
        </Failure>
      ) : null}
      <Note>{words.privacyNote}</Note>
    </FormElement>
  );
}

type SubmitButtonProps = Pick<FormBodyProps, "words"> & { isSending: boolean };

function SubmitButton({ isSending, words }: SubmitButtonProps) {
  const isHydrated = useIsHydrated();
  return (
    // With `disabled`, the button would lose the focus.
    <Button type="submit" aria-disabled={!isHydrated || isSending}>
      {isHydrated && !isSending ? (
        <span key="ready">
          <ForEachAudience as="span">{(audience) => words[audience].submitLabel}</ForEachAudience>
        </span>
      ) : (
        // Elements, not bare text: a translator replaces text nodes, which React then cannot find.
        <span key="waiting">{isSending ? sendingLabel : words.loadingLabel}</span>
      )}
    </Button>
  );
}

const FormElement = styled.form({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: "var(--space-5)",
  // If the page does not become ready, the words below the fields say how to join.
  "html:not([data-scripts]) & > [type=submit]": { display: "none" },
});

const Title = styled.h3({ fontSize: "var(--text-subtitle)" });

const Failure = styled.p({
  color: "var(--error)",
  fontSize: "var(--text-small)",
  fontWeight: 600,
  lineHeight: 1.45,
});

const Note = styled.p({
  color: "var(--muted)",
  fontSize: "var(--text-small)",
  lineHeight: 1.45,
});
