/** Has the browser ask visitors who leave; a listener for `beforeunload`. */
export function askBeforeLeaving(event: BeforeUnloadEvent): void {
  event.preventDefault();
  // Chrome before 119 asks only if this is set.
  event.returnValue = true;
}
