import contract from "../receivers/signup.schema.json";
import type { Audience } from "../src/audience/audience";
import {
  type SignupPayload,
  signupPayload,
  validateSignup,
} from "../src/waitlist/submission/signup";

/** By this name receivers recognize a test signup; receivers/google-sheets/Code.gs does. */
const name = "TEST SIGNUP, please delete";

/** Returns the contract's example for the audience, sent now by somebody who is clearly a test. */
export function testSignup(audience: Audience): SignupPayload {
  const example = contract.examples.find((one) => one.audienceType === audience);
  const values = { ...example, name, email: "test@example.com", isSubscribed: false };
  const validation = validateSignup(audience, values);
  if (validation.ok) return signupPayload(audience, validation.signup, new Date());
  const faults = Object.values(validation.messages).join("; ");
  throw new Error(`The test signup no longer fits the form of ${audience}: ${faults}`);
}
