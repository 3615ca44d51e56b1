import { type Audience, audiences } from "../../src/audience/audience";
import { localHosts } from "../site-address";

type Environment = Record<string, string | undefined>;

type Reporter = Record<"panic" | "warn", (message: string) => void>;

/** The variables that say where each audience's signups go. */
export const webhookVariables = {
  patients: "GATSBY_FAMILY_WEBHOOK_URL",
  providers: "GATSBY_PROVIDER_WEBHOOK_URL",
} as const satisfies Record<Audience, string>;

/** Addresses, without their protocol, that answer, so that visitors are thanked, but keep no signup. */
const uselessAddresses: [pattern: RegExp, sentence: string][] = [
  [
    /^script\.google\.com\/.*\/dev\/?$/,
    "it ends in /dev, the script's test address, which works for its owner alone; use the web app's address, which ends in /exec",
  ],
  [
    /^script\.google\.com\/(?!(?:a\/)?macros\/(?:[^/]+\/){0,2}s\/[^/]+\/exec$)/,
    "it is not the address of a web app, which ends in /exec with nothing after it, as https://script.google.com/macros/s/AKfy.../exec; copy it from Deploy, Manage deployments",
  ],
  [
    /^script\.googleusercontent\.com\//,
    "it is where a script's answer is shown; use the web app's own address, which begins with https://script.google.com/ and ends in /exec",
  ],
  [
    /^(?:docs|drive|sheets)\.google\.com\//,
    "it is a document's address, which takes no signups; use that of the script in the spreadsheet, which begins with https://script.google.com/ and ends in /exec",
  ],
  [
    /\/webhook-test\//,
    "it has /webhook-test/ in it, n8n's address for tests, which works only while its editor listens; use the one with /webhook/",
  ],
  [
    /^(?:www\.)?zapier\.com\//,
    "it is a page of Zapier's; use the address of the webhook, which begins with https://hooks.zapier.com/",
  ],
];

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
  const fault = addressFault(address, env);
  return fault && `${variable} is "${address}", but ${fault}.`;
}

function addressFault(address: string, env: Environment): string | undefined {
  // Quotation marks and the like may come first.
  if (!/^\W*https?:\/\//i.test(address)) {
    return "it must be a whole web address, such as https://script.google.com/macros/s/AKfy.../exec or https://hooks.zapier.com/hooks/catch/...";
  }
  if (!URL.canParse(address)) return "no browser can open it";
  const { protocol, hostname, pathname } = new URL(address);
  const place = hostname + pathname;
  const useless = uselessAddresses.find(([pattern]) => pattern.test(place));
  if (useless) return useless[1];
  // The policy of a page allows no other address (gatsby/html/finish-pages.ts).
  const isLocal = !env.SITE_URL?.trim() && localHosts.includes(hostname);
  if (protocol === "https:" || isLocal) return undefined;
  return "it must start with https://: a page sends no signup over plain http, except to localhost in a build without SITE_URL";
}
