import type { FormApi } from "final-form";
import type { SignupValues } from "../submission/signup";

/**
 * Keeps what a visitor typed into the static page before hydration, which would reset the fields. Where nothing was typed, nothing changes.
 *
 * @param element - the form on the page.
 * @param form - the form's state, which takes the values.
 */
export function adoptTypedValues(element: HTMLFormElement, form: FormApi<SignupValues>): void {
  const { values } = form.getState();
  form.batch(() => {
    for (const input of element.querySelectorAll("input")) {
      const held = values[input.name];
      if (input.type === "checkbox") {
        if (input.checked !== held) form.change(input.name, input.checked);
      } else if (input.value !== (held ?? "")) {
        form.change(input.name, input.value);
      }
    }
  });
}
