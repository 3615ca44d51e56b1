import styled from "@emotion/styled";
import { Field } from "react-final-form";
import { ForAudience, ForEachAudience } from "../audience/for-audience";
import { TextField } from "../ui/text-field";
import {
  isAskedOf,
  maxTextLength,
  type SignupFieldName,
  signupFieldNames,
  signupFields,
} from "./submission/signup";

type TextFieldName = Exclude<SignupFieldName, "isSubscribed">;

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
          <ForEachAudience as="span">
            {(audience) => signupFields.isSubscribed.label[audience]}
          </ForEachAudience>
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
      {names.map((name) => {
        const { label, rule, attributes } = signupFields[name];
        return (
          <Field
            key={name}
            name={name}
            subscription={{ submitError: true, dirtySinceLastSubmit: true }}
          >
            {({ input, meta }) => (
              <TextField
                {...attributes}
                label={label}
                id={fieldId(name)}
                name={name}
                maxLength={maxTextLength}
                readOnly={isSending}
                aria-required={!rule.isValidSync("") || undefined}
                onChange={input.onChange}
                message={meta.dirtySinceLastSubmit ? undefined : meta.submitError}
              />
            )}
          </Field>
        );
      })}
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
