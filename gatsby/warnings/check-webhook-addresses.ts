import { audiences } from "../../src/audience/audience";
import { webhookVariables } from "../../src/waitlist/submission/webhook-variables";
import { webhookFault } from "./webhook-fault";

type Reporter = Record<"panic" | "warn", (message: string) => void>;

/**
 * Ends the build if signups of an audience could not be sent, and warns if they would go nowhere.
 *
 * @param env - the environment of the build.
 * @param reporter - Gatsby's.
 */
export function checkWebhookAddresses(
  env: Record<string, string | undefined>,
  reporter: Reporter,
): void {
  for (const audience of audiences) {
    const variable = webhookVariables[audience];
    const fault = webhookFault(audience, env);
    if (fault) reporter.panic(fault);
    if (env[variable]?.trim()) continue;
    reporter.warn(
      `${variable} is not set: signups of ${audience} are not sent anywhere, though the visitor is told that they were.`,
    );
  }
}
