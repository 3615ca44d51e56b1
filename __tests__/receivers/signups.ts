import { Ajv } from "ajv";
import addFormats from "ajv-formats";
import schema from "../../receivers/signup.schema.json";
import type { Audience } from "../../src/audience/audience";
import {
  type SignupPayload,
  type SignupValues,
  signupPayload,
  signupSchemas,
  validateSignup,
} from "../../src/waitlist/submission/signup";
import { testSignup } from "../../tools/test-signup";
import { typed } from "../support/typed-signups";

// The one place in which these tests reach into the site.
export { type Audience, type SignupPayload, signupSchemas, testSignup };

const ajv = new Ajv({ strictTypes: false });
addFormats(ajv, ["date-time"]);
export const keepsContract = ajv.compile(schema);

/** Makes the body that the site sends when somebody has typed this; throws if the form refuses it. */
export function sentSignup(
  audience: Audience,
  changes: SignupValues = {},
  sentAt = new Date(Date.UTC(2026, 2, 4, 5, 6, 5, 432)),
): SignupPayload {
  const signup = sentIfValid(audience, { ...typed[audience], ...changes }, sentAt);
  if (!signup) throw new Error("The form refuses what this test types.");
  return signup;
}

/** Makes the body that the site sends, or gives nothing where the form has a message instead. */
export function sentIfValid(
  audience: Audience,
  values: SignupValues,
  sentAt: Date,
): SignupPayload | undefined {
  const validation = validateSignup(audience, values);
  return validation.ok ? signupPayload(audience, validation.signup, sentAt) : undefined;
}
