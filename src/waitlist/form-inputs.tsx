import styled from "@emotion/styled";
import type { ComponentProps } from "react";
import { Field } from "react-final-form";
import type { Audience } from "../audience/audience";
import { ForAudience, ForEachAudience } from "../audience/for-audience";
import { TextField } from "../ui/text-field";
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
  specialties: { label: "Specialties (Optional)" },
  patientsPerMonth: { label: "Patients Per Month (Optional)" },
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
};

/** The fields of both audiences' forms, uncontrolled, so that browsers can restore them. */
export function FormInputs({ isSending }: FormInputsProps) {
  return (
    <>
      <SignupTextFields names={askedOfAll} isSending={isSending} />
      <ForAudience audience="providers">
        <SignupTextFields names={askedOfProviders} isSending={isSending} />
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

/** Returns the id of a field's element; browser extensions may add fields of the same name. */
export function fieldId(name: SignupFieldName): string {
  return `signup-${name}`;
}

function SignupTextFields({ names, isSending }: FormInputsProps & { names: TextFieldName[] }) {
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
              readOnly={isSending}
              aria-required={requiredFieldNames.includes(name) || undefined}
              onChange={input.onChange}
              message={meta.dirtySinceLastSubmit ? undefined : meta.submitError}
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
