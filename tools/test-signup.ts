import type { Audience } from "../src/audience/audience";
import {
  type SignupPayload,
  signupPayload,
  validateSignup,
} from "../src/waitlist/submission/signup";
import { testSignupValues } from "../src/waitlist/submission/test-signup-values";

/** Returns a signup that passes every rule of the audience's form and is clearly a test. */
export function testSignup(audience: Audience): SignupPayload {
  const validation = validateSignup(audience, testSignupValues);
  if (validation.ok) return signupPayload(audience, validation.signup, new Date());
  const faults = Object.values(validation.messages).join("; ");
  throw new Error(`The test signup no longer fits the form of ${audience}: ${faults}`);
}
