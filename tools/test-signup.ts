import type { Audience } from "../src/audience/audience";
import {
  type SignupPayload,
  signupPayload,
  validateSignup,
} from "../src/waitlist/submission/signup";

/** By this name receivers recognize a test signup; receivers/google-sheets/Code.gs does. */
const name = "TEST SIGNUP, please delete";

/** It has the fields of both forms; each form's rules drop those that it does not know. */
const values = {
  name,
  email: "test@example.com",
  practiceName: name,
  role: name,
  specialties: name,
  patientsPerMonth: "0",
  isSubscribed: false,
};

/** Returns a signup that passes every rule of the audience's form and is clearly a test. */
export function testSignup(audience: Audience): SignupPayload {
  const validation = validateSignup(audience, values);
  if (validation.ok) return signupPayload(audience, validation.signup, new Date());
  const faults = Object.values(validation.messages).join("; ");
  throw new Error(`The test signup no longer fits the form of ${audience}: ${faults}`);
}
