import type { Audience } from "../src/audience/audience";
import type { webhookVariables } from "../src/waitlist/submission/webhook-variables";

type WebhookVariable = (typeof webhookVariables)[Audience];

/** Returns the variables that send both audiences' signups to the receiver at this address. */
export function receiverVariables(receiver: string): Record<WebhookVariable, string> {
  return {
    GATSBY_FAMILY_WEBHOOK_URL: `${receiver}/families`,
    GATSBY_PROVIDER_WEBHOOK_URL: `${receiver}/clinics`,
  };
}
