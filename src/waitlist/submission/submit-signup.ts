import type { Audience } from "../../audience/audience";
import { type SendResult, sendSignup } from "./send-signup";
import { type SignupMessages, type SignupValues, signupPayload, validateSignup } from "./signup";
import { webhookAddress } from "./webhook-addresses";

export type SubmitResult = SendResult | { messages: SignupMessages };

/**
 * Checks a signup and sends it where its audience's signups go.
 *
 * @param audience - whose form it is.
 * @param values - the form's values by field name.
 * @returns the messages of what breaks a rule, and then nothing was sent; else how sending ended.
 */
export async function submitSignup(
  audience: Audience,
  values: SignupValues,
): Promise<SubmitResult> {
  const validation = validateSignup(audience, values);
  if (!validation.ok) return { messages: validation.messages };
  const payload = signupPayload(audience, validation.signup, new Date());
  return sendSignup(webhookAddress(audience), payload);
}
