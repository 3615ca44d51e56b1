import type { ComponentProps } from "react";
import { useField } from "react-final-form";
import type { Audience } from "../../audience/audience";
import { TextField } from "../../ui/text-field";
import { loadedSignupCode } from "./signup-code";

type SignupFieldProps = Omit<ComponentProps<typeof TextField>, "message"> & {
  audience: Audience;
  name: string;
};

/** A text field of a signup. What is wrong with it shows after a submission, until it is put right. */
export function SignupField({ audience, name, ...rest }: SignupFieldProps) {
  const { input, meta } = useField<string>(name, {
    subscription: { value: true, submitError: true, dirtySinceLastSubmit: true },
    parse: keepText,
  });
  const message = meta.dirtySinceLastSubmit
    ? meta.submitError && currentMessage(audience, name, input.value)
    : meta.submitError;
  return <TextField {...input} {...rest} message={message} />;
}

/** final-form drops a field that is emptied, unless told that empty text is text too. */
function keepText(value: string): string {
  return value;
}

function currentMessage(audience: Audience, name: string, value: string): string | undefined {
  const validation = loadedSignupCode()?.validateSignup(audience, { [name]: value });
  return validation && !validation.ok ? validation.messages[name] : undefined;
}
