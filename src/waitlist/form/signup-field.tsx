import type { ComponentProps } from "react";
import { useField } from "react-final-form";
import { TextField } from "../../ui/text-field";
import type { SignupFieldName } from "../submission/signup";
import type { FieldRule } from "../submission/submit-signup";

type SignupFieldProps = Omit<ComponentProps<typeof TextField>, "message"> & {
  name: SignupFieldName;
};

/** Beyond each rule's limit, so that its message shows, yet quick to check. */
const longestText = 1_000;

/** A text field of a signup. What is wrong with it shows after a submission, until it is corrected. */
export function SignupField({ name, ...rest }: SignupFieldProps) {
  const { input, meta } = useField<string>(name, {
    subscription: { value: true, submitError: true },
  });
  const brokenRule: FieldRule | undefined = meta.submitError;
  const message = brokenRule?.(input.value);
  return <TextField {...input} {...rest} maxLength={longestText} message={message} />;
}
