type SignupCode = typeof import("../submission/submit-signup") &
  typeof import("../submission/signup");

let loaded: SignupCode | undefined;

/**
 * Loads what only a submission needs (rules and sending), which visitors who never touch the form
 * do not download. Called on first focus, so that it is there by the time of the submission.
 *
 * @returns the code; rejects if it could not be downloaded, and a later call tries again.
 */
export async function loadSignupCode(): Promise<SignupCode> {
  const [submit, rules] = await Promise.all([
    import("../submission/submit-signup"),
    import("../submission/signup"),
  ]);
  loaded = { ...submit, ...rules };
  return loaded;
}

/** Gives the code if it is already there. */
export function loadedSignupCode(): SignupCode | undefined {
  return loaded;
}
