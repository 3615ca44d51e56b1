import type { Audience } from "../../src/audience/audience";
import { isWebhookAddress } from "../../src/waitlist/submission/webhook-addresses";
import { webhookVariables } from "../../src/waitlist/submission/webhook-variables";

const localHosts = ["localhost", "127.0.0.1"];

/**
 * Says why no signup could be sent to the address that an audience's variable holds.
 *
 * @param env - the environment of the build.
 * @returns a sentence that names the variable; undefined if the address is fine, or there is none.
 */
export function webhookFault(
  audience: Audience,
  env: Record<string, string | undefined>,
): string | undefined {
  const variable = webhookVariables[audience];
  const address = env[variable]?.trim() ?? "";
  if (address === "") return undefined;
  if (!isWebhookAddress(address)) {
    return `${variable} is "${address}", but it must be a whole web address, such as https://script.google.com/macros/s/AKfy.../exec or https://hooks.zapier.com/hooks/catch/...`;
  }
  // What the policy of a page allows (gatsby/security/page-policy.ts).
  const { protocol, hostname } = new URL(address);
  const isLocal = !env.SITE_URL?.trim() && localHosts.includes(hostname);
  if (protocol === "https:" || isLocal) return undefined;
  return `${variable} is "${address}", but it must start with https://: a page sends no signup over plain http, except to localhost in a build without SITE_URL.`;
}
