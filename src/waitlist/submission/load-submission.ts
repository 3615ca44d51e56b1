type Submission = typeof import("./submit-signup");

/**
 * Loads what only a submission needs, the rules and the sending, which visitors who never touch the
 * form do not download.
 *
 * @returns the code, from the second call on without a download; rejects if it could not be
 *   downloaded, and a later call tries again.
 */
export function loadSubmission(): Promise<Submission> {
  return import("./submit-signup");
}
