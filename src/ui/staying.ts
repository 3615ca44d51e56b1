/** When the last work ended that needs the document, by `performance.now()`. */
let lastEnd = Number.NEGATIVE_INFINITY;

/**
 * Keeps visitors in the document until some work is done, whose end it alone can tell them: the
 * browser asks before it leaves, and a link of ours loads no other document.
 *
 * @returns what the work does. There is one at a time.
 */
export async function stayUntilDone<Result>(work: Promise<Result>): Promise<Result> {
  lastEnd = Number.POSITIVE_INFINITY;
  addEventListener("beforeunload", askBeforeLeaving);
  try {
    return await work;
  } finally {
    removeEventListener("beforeunload", askBeforeLeaving);
    lastEnd = performance.now();
  }
}

/** Whether there has been such work at any time since a moment, by `performance.now()`. */
export function hadToStaySince(moment: number): boolean {
  return lastEnd >= moment;
}

function askBeforeLeaving(event: BeforeUnloadEvent): void {
  event.preventDefault();
  // Chrome before 119 asks only if this is set.
  event.returnValue = true;
}
