import { audiences } from "../../src/audience/audience";
import { webhookVariables } from "../../src/waitlist/submission/webhook-variables";

type Reporter = { warn(message: string): void };

/**
 * Warns once per audience whose signups would go nowhere, naming the variable to set.
 *
 * @param env - the environment of the build.
 * @param reporter - Gatsby's, which prints the warning.
 */
export function warnAboutMissingWebhooks(
  env: Record<string, string | undefined>,
  reporter: Reporter,
): void {
  for (const audience of audiences) {
    const variable = webhookVariables[audience];
    if (env[variable]?.trim()) continue;
    reporter.warn(
      `${variable} is not set: signups of ${audience} are not sent anywhere, though the visitor is told that they were.`,
    );
  }
}
