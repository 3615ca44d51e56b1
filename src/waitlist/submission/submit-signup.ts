import type { Audience } from "../../audience/audience";
import { type SendResult, sendSignup } from "./send-signup";
import { type SignupValues, signupPayload, validateSignup } from "./signup";
import { webhookAddress } from "./webhook-addresses";

/** Returns the message for an invalid value, nothing for a valid one. */
export type FieldRule = (value: string) => string | undefined;

export type SubmitResult =
  | SendResult
  | {
      /** By field name, the rules of the fields whose values were refused. */
      brokenRules: Record<string, FieldRule>;
    };

/**
 * Checks a signup and sends it where its audience's signups go.
 *
 * @param audience - whose form it is.
 * @param values - the form's values by field name.
 * @returns the rules that were broken, in which case nothing was sent; otherwise how sending ended.
 */
export async function submitSignup(
  audience: Audience,
  values: SignupValues,
): Promise<SubmitResult> {
  const validation = validateSignup(audience, values);
  if (!validation.ok) return { brokenRules: rulesOf(audience, Object.keys(validation.messages)) };
  const payload = signupPayload(audience, validation.signup, new Date());
  return sendSignup(webhookAddress(audience), payload);
}

function rulesOf(audience: Audience, fields: string[]): Record<string, FieldRule> {
  return Object.fromEntries(
    fields.map((field) => [field, (value) => messageFor(audience, field, value)]),
  );
}

function messageFor(audience: Audience, field: string, value: string): string | undefined {
  const validation = validateSignup(audience, { [field]: value });
  return validation.ok ? undefined : validation.messages[field];
}
