import { type Audience, audiences } from "../src/audience/audience";
import { webhookFault } from "../src/waitlist/submission/webhook-fault";

type Environment = Record<string, string | undefined>;

type Reporter = Record<"panic" | "warn", (message: string) => void>;

/** The variables that say where each audience's signups go. */
export const webhookVariables = {
  patients: "GATSBY_FAMILY_WEBHOOK_URL",
  providers: "GATSBY_PROVIDER_WEBHOOK_URL",
} as const satisfies Record<Audience, string>;

/**
 * Stops the build if an audience's signups would be lost; warns if they are not sent anywhere.
 *
 * @param env - the environment of the build.
 * @param reporter - Gatsby's.
 */
export function checkBuildVariables(env: Environment, reporter: Reporter): void {
  for (const audience of audiences) {
    const variable = webhookVariables[audience];
    const address = env[variable]?.trim() ?? "";
    const fault = address && webhookFault(address, !env.SITE_URL?.trim());
    if (fault) reporter.panic(`${variable} is "${address}", but ${fault}.`);
    if (address === "") {
      reporter.warn(
        `${variable} is not set: signups of ${audience} are not sent, but visitors are thanked.`,
      );
    }
  }
  if (!env.SITE_URL?.trim()) {
    reporter.warn("SITE_URL is not set: there is no sitemap, canonical address or sharing image.");
  }
}
