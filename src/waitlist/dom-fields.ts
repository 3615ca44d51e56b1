import type { FormApi } from "final-form";
import { type SignupFieldName, type SignupValues, signupFieldNames } from "./submission/signup";

/*
 * The form's inputs own its values: they are uncontrolled, so that browsers can restore and fill them,
 * which may send no event. react-final-form is told of them on mount and before each submission.
 */

/** Returns the id of a field's input; browser extensions may add fields of the same name. */
export function fieldId(name: SignupFieldName): string {
  return `signup-${name}`;
}

/** Tells the form what is in its inputs. */
export function readFields({
  batch,
  change,
}: Pick<FormApi<SignupValues>, "batch" | "change">): void {
  batch(() => {
    for (const name of signupFieldNames) {
      const input = inputOf(name);
      if (input) change(name, input.type === "checkbox" ? input.checked : input.value);
    }
  });
}

/** Returns a field's input, if it is in the page. */
export function inputOf(name: SignupFieldName): HTMLInputElement | undefined {
  const element = document.getElementById(fieldId(name));
  return element instanceof HTMLInputElement ? element : undefined;
}
