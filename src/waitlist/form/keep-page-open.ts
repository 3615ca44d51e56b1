/**
 * Has the browser ask a visitor who leaves before something has been settled; a page that is closed
 * before its request has been made would lose the signup without a word.
 *
 * @returns what the promise gives.
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
