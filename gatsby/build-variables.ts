import { existsSync, readFileSync } from "node:fs";
import { parseEnv } from "node:util";
import { type Audience, audiences } from "../src/audience/audience";
import { webhookFault } from "../src/waitlist/submission/webhook-fault";
import { decodeUtf8 } from "./decode-utf8";
import { siteAddress } from "./site-address";

type Environment = Record<string, string | undefined>;

type Reporter = Record<"panic" | "warn", (message: string) => void>;

/** The variables that say where each audience's signups go. */
export const webhookVariables = {
  patients: "GATSBY_FAMILY_WEBHOOK_URL",
  providers: "GATSBY_PROVIDER_WEBHOOK_URL",
} as const satisfies Record<Audience, string>;

/**
 * Loads the variables of a file, if there is one; those that are set already win.
 *
 * @throws Error if its encoding is not UTF-8 without BOM, as if written by PowerShell's `>`.
 */
export function loadVariables(file: string): void {
  if (!existsSync(file)) return;
  const text = decodeUtf8(readFileSync(file));
  if (text === undefined) {
    throw new Error(`${file} is in another encoding; save it as UTF-8, without BOM.`);
  }
  Object.assign(process.env, parseEnv(text), { ...process.env });
}

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
    const fault = address && webhookFault(address, siteAddress(env).allowsLocalhost);
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
