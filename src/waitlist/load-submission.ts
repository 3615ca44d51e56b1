import { loadToaster } from "../toasts/toast";

/**
 * Loads what only a submission needs: the rules, the code for sending, and the toasts that show its outcome.
 *
 * @returns the rules and the code for sending, from the second call on without a download; rejects if they
 *   could not be downloaded, and a later call tries again.
 */
export async function loadSubmission(): Promise<typeof import("./submission/submit-signup")> {
  loadToaster().catch(ignore);
  return import("./submission/submit-signup");
}

/** Loads it ahead of time: by the time of a submission, the host may have newer files instead. */
export function preloadSubmission(): void {
  loadSubmission().catch(ignore);
}

/** Whatever could not be downloaded is requested again when it is needed. */
function ignore(): void {}
