/**
 * Has the browser ask a visitor who leaves before a promise has settled: a page that is closed before
 * its request has been made would silently lose the signup.
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
