import { type SignupValues, signupSchemas } from "./submission/signup";

// Providers are asked everything that patients are, and more.
const { providers } = signupSchemas;

/** The names of all fields, in the order of the form. */
export const fieldNames = Object.keys(providers.fields);

/** What an empty form shows: the box is checked. */
export const emptyValues: SignupValues = providers.getDefault();

/** Returns the id of the element that is a field of ours, whatever others put into the form. */
export function fieldId(name: string): string {
  return `signup-${name}`;
}

/** Returns what the fields on the page show, by name; nothing where the page has no form. */
export function fieldValues(): SignupValues {
  const values: SignupValues = {};
  for (const [name, field] of fieldsOnPage()) {
    values[name] = field.type === "checkbox" ? field.checked : field.value;
  }
  return values;
}

/** Has the fields on the page show these values, by name. */
export function setFieldValues(values: SignupValues): void {
  for (const [name, field] of fieldsOnPage()) {
    const value = values[name];
    if (typeof value === "boolean") field.checked = value;
    else if (value !== undefined) field.value = value;
  }
}

function fieldsOnPage(): [name: string, HTMLInputElement][] {
  if (typeof document === "undefined") return [];
  return fieldNames.flatMap((name) => {
    const field = document.getElementById(fieldId(name));
    return field instanceof HTMLInputElement ? [[name, field]] : [];
  });
}
