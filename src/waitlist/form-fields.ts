import type { SignupValues } from "./submission/signup";
import { type SignupFieldName, signupFieldNames } from "./submission/signup-fields";

type FormField = [name: SignupFieldName, element: HTMLInputElement];

/** Returns the id of the element that is a field of ours, whatever others put into the form. */
export function fieldId(name: SignupFieldName): string {
  return `signup-${name}`;
}

/** Returns what the fields of a form show, by name. */
export function shownValues(form: Element): SignupValues {
  return Object.fromEntries(
    fieldsOf(form).map(([name, field]) => [
      name,
      field.type === "checkbox" ? field.checked : field.value,
    ]),
  );
}

/** Has the fields of a form show these values, by name. */
export function showValues(form: Element, values: SignupValues): void {
  for (const [name, field] of fieldsOf(form)) {
    const value = values[name];
    if (typeof value === "boolean") field.checked = value;
    else if (value !== undefined) field.value = value;
  }
}

function fieldsOf(form: Element): FormField[] {
  return signupFieldNames.flatMap((name): FormField[] => {
    const field = form.querySelector(`#${fieldId(name)}`);
    return field instanceof HTMLInputElement ? [[name, field]] : [];
  });
}
