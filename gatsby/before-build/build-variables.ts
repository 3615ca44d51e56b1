import { type Audience, audiences } from "../../src/audience/audience";
import { isWebhookAddress } from "../../src/waitlist/submission/webhook-addresses";

type Environment = Record<string, string | undefined>;

type Reporter = Record<"panic" | "warn", (message: string) => void>;

/** The variables that say where each audience's signups go. */
export const webhookVariables = {
  patients: "GATSBY_FAMILY_WEBHOOK_URL",
  providers: "GATSBY_PROVIDER_WEBHOOK_URL",
} as const satisfies Record<Audience, string>;

const localHosts = ["localhost", "127.0.0.1"];

/**
 * Fails the build if an audience's signups could not be sent; warns if they would go nowhere, and if
 * the build does not know the site's address.
 *
 * @param env - the environment of the build.
 * @param reporter - Gatsby's.
 */
export function checkBuildVariables(env: Environment, reporter: Reporter): void {
  for (const audience of audiences) {
    const fault = webhookFault(audience, env);
    if (fault) reporter.panic(fault);
    const variable = webhookVariables[audience];
    if (env[variable]?.trim()) continue;
    reporter.warn(
      `${variable} is not set: signups of ${audience} are not sent anywhere, though the visitor is told that they were.`,
    );
  }
  if (env.SITE_URL?.trim()) return;
  reporter.warn(
    "SITE_URL is not set: pages have no canonical address and no sharing image, there is no sitemap, and signups may also go to http://localhost. Right on your own machine; set it for a site that is published.",
  );
}

/**
 * Says why no signup could be sent to the address that an audience's variable holds.
 *
 * @param env - the environment of the build.
 * @returns a sentence that names the variable; undefined if the address is fine, or there is none.
 */
export function webhookFault(audience: Audience, env: Environment): string | undefined {
  const variable = webhookVariables[audience];
  const address = env[variable]?.trim() ?? "";
  if (address === "") return undefined;
  if (!isWebhookAddress(address)) {
    return `${variable} is "${address}", but it must be a whole web address, such as https://script.google.com/macros/s/AKfy.../exec or https://hooks.zapier.com/hooks/catch/...`;
  }
  // The policy of a page allows no other address (gatsby/html/page-policy.ts).
  const { protocol, hostname } = new URL(address);
  const isLocal = !env.SITE_URL?.trim() && localHosts.includes(hostname);
  if (protocol === "https:" || isLocal) return undefined;
  return `${variable} is "${address}", but it must start with https://: a page sends no signup over plain http, except to localhost in a build without SITE_URL.`;
}
