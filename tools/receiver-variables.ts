import type { Audience } from "../src/audience/audience";
import type { webhookVariables } from "../src/waitlist/submission/webhook-variables";

type WebhookVariable = (typeof webhookVariables)[Audience];

/** Takes the address of a receiver and gives the variables that send both audiences to it. */
export function receiverVariables(receiver: string): Record<WebhookVariable, string> {
  return {
    GATSBY_FAMILY_WEBHOOK_URL: `${receiver}/families`,
    GATSBY_PROVIDER_WEBHOOK_URL: `${receiver}/clinics`,
  };
}
