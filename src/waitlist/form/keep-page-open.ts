/**
 * Has the browser ask visitors who leave before a promise has settled: closing the page before its
 * request is made would silently lose the signup.
 *
 * @returns the value of the promise.
 */
export async function keepPageOpen<T>(pending: Promise<T>): Promise<T> {
  window.addEventListener("beforeunload", ask);
  try {
    return await pending;
  } finally {
    window.removeEventListener("beforeunload", ask);
  }
}

function ask(event: BeforeUnloadEvent): void {
  event.preventDefault();
}
