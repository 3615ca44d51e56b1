import type { MutableRefObject } from "react";

/**
 * Gives the focus of a form that leaves the screen to the same field of the one that replaces it,
 * so that whoever is typing while the audience is switched goes on in the same place.
 *
 * @param form - the form that has come onto the screen.
 * @param focusedField - shared by both forms; the name of the field that the other one lost.
 * @returns a function to call when the form leaves the screen.
 */
export function handOverFocus(
  form: HTMLFormElement,
  focusedField: MutableRefObject<string | null>,
): () => void {
  if (focusedField.current) focusField(form, focusedField.current);
  focusedField.current = null;
  return () => {
    const field = document.activeElement;
    focusedField.current = form.contains(field) ? (field?.getAttribute("name") ?? null) : null;
  };
}

function focusField(form: HTMLFormElement, name: string): void {
  const field = form.elements.namedItem(name);
  if (!(field instanceof HTMLInputElement)) return;
  field.focus({ preventScroll: true });
  // Takes the caret to the end, which an e-mail field does not let us do directly.
  const { value } = field;
  field.value = "";
  field.value = value;
}
