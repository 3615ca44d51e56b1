import type { FormApi } from "final-form";
import type { SignupValues } from "../submission/signup";

/**
 * Takes over what the fields show without the form knowing it: what a visitor typed before
 * hydration, and what a script such as a form filler put in.
 *
 * @param element - the form on the page.
 * @param form - the form's state, which takes the values.
 */
export function adoptShownValues(element: HTMLFormElement, form: FormApi<SignupValues>): void {
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
