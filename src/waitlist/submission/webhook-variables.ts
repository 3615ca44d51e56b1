import type { Audience } from "../../audience/audience";

/** The variables that say, when the site is built, where each audience's signups go. */
export const webhookVariables = {
  patients: "GATSBY_FAMILY_WEBHOOK_URL",
  providers: "GATSBY_PROVIDER_WEBHOOK_URL",
} as const satisfies Record<Audience, string>;
