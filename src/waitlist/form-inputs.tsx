import styled from "@emotion/styled";
import type { ComponentProps } from "react";
import { Field } from "react-final-form";
import type { Audience } from "../audience/audience";
import { ForAudience, ForEachAudience } from "../audience/for-audience";
import { TextField } from "../ui/text-field";
import { fieldId } from "./dom-fields";
import {
  isAskedOf,
  maxTextLength,
  requiredFieldNames,
  type SignupFieldName,
  signupFieldNames,
} from "./submission/signup";

type TextFieldName = Exclude<SignupFieldName, "isSubscribed">;

const textFields: Record<TextFieldName, ComponentProps<typeof TextField>> = {
  name: { label: "Full Name", autoComplete: "name" },
  email: {
    label: "Email Address",
    // Browsers change the text of a field of type "email" by rules of their own.
    inputMode: "email",
    autoComplete: "email",
    autoCapitalize: "none",
    autoCorrect: "off",
    spellCheck: false,
  },
  practiceName: { label: "Practice or Clinic Name", autoComplete: "organization" },
  role: { label: "Your Role", autoComplete: "organization-title" },
  specialties: { label: "Specialties", isOptional: true },
  patientsPerMonth: { label: "Patients Per Month", isOptional: true },
};

const boxLabels = {
  patients: "Send me occasional updates about the product",
  providers: "Send me updates about the product provider solutions",
} satisfies Record<Audience, string>;

const textFieldNames = signupFieldNames.filter((name) => name !== "isSubscribed");
const askedOfAll = textFieldNames.filter((name) => isAskedOf("patients", name));
const askedOfProviders = textFieldNames.filter((name) => !isAskedOf("patients", name));

type FormInputsProps = {
  isSending: boolean;
  /** The field whose error is read out, because it had the focus already. */
  alertAt?: SignupFieldName;
};

/** The fields of both audiences' forms; their values are in the DOM (dom-fields.ts). */
export function FormInputs(props: FormInputsProps) {
  const { isSending } = props;
  return (
    <>
      <SignupTextFields {...props} names={askedOfAll} />
      <ForAudience audience="providers">
        <SignupTextFields {...props} names={askedOfProviders} />
      </ForAudience>
      <BoxLabel>
        <Box
          type="checkbox"
          id={fieldId("isSubscribed")}
          name="isSubscribed"
          defaultChecked
          onClick={(event) => isSending && event.preventDefault()}
        />
        <span>
          <ForEachAudience as="span">{(audience) => boxLabels[audience]}</ForEachAudience>
        </span>
      </BoxLabel>
    </>
  );
}

type SignupTextFieldsProps = FormInputsProps & { names: TextFieldName[] };

function SignupTextFields({ names, isSending, alertAt }: SignupTextFieldsProps) {
  return (
    <Pairs>
      {names.map((name) => (
        <Field
          key={name}
          name={name}
          subscription={{ submitError: true, dirtySinceLastSubmit: true }}
        >
          {({ input, meta }) => (
            <TextField
              {...textFields[name]}
              id={fieldId(name)}
              name={name}
              maxLength={maxTextLength}
              // Not empty, so that `:placeholder-shown` tells whether the field is.
              placeholder=" "
              readOnly={isSending}
              aria-required={requiredFieldNames.includes(name) || undefined}
              // Tells the form that the message is out of date.
              onChange={input.onChange}
              message={meta.dirtySinceLastSubmit ? undefined : meta.submitError}
              isAlert={name === alertAt}
            />
          )}
        </Field>
      ))}
    </Pairs>
  );
}

const Pairs = styled.div({
  display: "grid",
  gridTemplateColumns: "repeat(auto-fit, minmax(min(15rem, 100%), 1fr))",
  gap: "var(--space-5)",
  alignItems: "start",
});

const BoxLabel = styled.label({
  display: "grid",
  gridTemplateColumns: "auto minmax(0, 1fr)",
  gap: "var(--space-3)",
  minHeight: "var(--target)",
  paddingBlock: "var(--space-2)",
  lineHeight: 1.35,
  cursor: "pointer",
});

const Box = styled.input({
  width: "1.5rem",
  height: "1.5rem",
  margin: 0,
  accentColor: "var(--action)",
});
