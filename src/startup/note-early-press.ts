import { askBeforeLeaving } from "../ui/ask-before-leaving";

/**
 * Notes on `<html>` that a visitor has pressed the form's button, or Enter in a field, before React
 * was there: the form carries it out when it is (waitlist/signup-form.tsx), and says so until then. An
 * edit takes the press back; whoever leaves before it is carried out is asked first.
 */
export function noteEarlyPress(): void {
  const { dataset } = document.documentElement;
  addEventListener("click", ({ target }) => note(target, "form button"));
  addEventListener("keydown", ({ key, target }) => {
    if (key === "Enter") note(target, "form input:not([type=checkbox])");
  });
  addEventListener("input", () => delete dataset.pressed);
  addEventListener("beforeunload", (event) => {
    if (dataset.pressed && !dataset.broken) askBeforeLeaving(event);
  });

  function note(target: EventTarget | null, selector: string): void {
    if (dataset.hydrated || !(target instanceof Element)) return;
    if (target.closest(selector)) dataset.pressed = "true";
  }
}
