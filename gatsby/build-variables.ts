import { existsSync, readFileSync } from "node:fs";
import { parseEnv } from "node:util";
import type { Audience } from "../src/audience/audience";
import { decodeUtf8 } from "./decode-utf8";
import { isThisMachine, siteAddress } from "./site-address";
import { webhookFault } from "./webhook-fault";

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
 * Stops the build if signups would be lost; warns if a build for this machine does not send them, or
 * has no address. Empties a variable that is `none`, the owner's word that a form sends nothing.
 *
 * @param env - the environment of the build.
 * @param openAudiences - those whose form the content does not close.
 * @param reporter - Gatsby's.
 */
export function checkBuildVariables(
  env: Environment,
  openAudiences: readonly Audience[],
  reporter: Reporter,
): void {
  const { siteUrl, isPublic } = siteAddress(env);
  const faults: string[] = [];
  for (const audience of openAudiences) {
    const variable = webhookVariables[audience];
    const address = env[variable]?.trim() ?? "";
    if (address === "none") {
      env[variable] = "";
    } else if (address === "" && isPublic) {
      faults.push(
        `${variable} is not set, so signups of ${audience} would be lost. Set it to the address that receives them, or to none if this form is to send nothing.`,
      );
    } else if (address === "") {
      reporter.warn(
        `${variable} is not set: signups of ${audience} are not sent, but visitors are thanked.`,
      );
    } else if (isPublic || !isThisMachine(address)) {
      const fault = webhookFault(address);
      if (fault) faults.push(`${variable} is "${address}", but ${fault}.`);
    }
  }
  if (faults.length > 0) reporter.panic(faults.join("\n"));
  if (!siteUrl) {
    reporter.warn("SITE_URL is not set: there is no sitemap, canonical address or sharing image.");
  }
}
