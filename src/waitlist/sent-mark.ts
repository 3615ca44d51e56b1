const storageKey = "signup-sent";

/**
 * Marks this tab, without any of what was sent: from now on, a page of it is loaded with empty fields.
 * If another page has been shown in between, Firefox would fill them with what they held before that.
 */
export function markAsSent(): void {
  try {
    sessionStorage.setItem(storageKey, "true");
  } catch {
    // Where nothing can be stored, the fields show what the browser restores.
  }
}

/** Empties the fields of a page that is being loaded, before its visitor can have typed. */
export function emptyAfterSent(): void {
  try {
    if (sessionStorage.getItem(storageKey)) document.forms[0]?.reset();
  } catch {
    // As above.
  }
}
