import styled from "@emotion/styled";
import type { FormApi } from "final-form";
import { type FormEvent, type RefObject, useEffect, useId, useRef } from "react";
import type { FormRenderProps } from "react-final-form";
import { ForEachAudience } from "../audience/for-audience";
import { Button } from "../ui/button";
import { useIsHydrated } from "../ui/use-is-hydrated";
import { FormInputs, fieldId } from "./form-inputs";
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
  const node = useRef<HTMLFormElement>(null);

  useEffect(() => readFields(node, form), [form]);

  useEffect(() => {
    if (submitErrors) node.current?.querySelector<HTMLElement>("[aria-invalid]")?.focus();
  }, [submitErrors]);

  function submit(event: FormEvent<HTMLFormElement>) {
    readFields(node, form);
    void handleSubmit(event);
  }

  return (
    // The method keeps everything out of the address, also before React handles the submission.
    <FormElement ref={node} method="dialog" noValidate aria-labelledby={titleId} onSubmit={submit}>
      <Title id={titleId}>
        <ForEachAudience as="span">{(audience) => words[audience].formTitle}</ForEachAudience>
      </Title>
      <FormInputs isSending={submitting} />
      <SubmitButton isSending={submitting} words={words} />
      <span role="status" className="visually-hidden">
        {submitting ? sendingLabel : null}
      </span>
      {submitError ? (
        <Failure role="alert">
          {words.retryNote} <a href={`mailto:${email}`}>{email}</a>
        </Failure>
      ) : null}
      <Note>{words.privacyNote}</Note>
    </FormElement>
  );
}

/** Reads the fields: values that were restored or autofilled may have sent no event. */
function readFields(node: RefObject<HTMLFormElement>, form: FormApi<SignupValues>): void {
  form.batch(() => {
    for (const name of signupFieldNames) {
      const field = node.current?.elements.namedItem(fieldId(name));
      if (!(field instanceof HTMLInputElement)) continue;
      form.change(name, field.type === "checkbox" ? field.checked : field.value);
    }
  });
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
