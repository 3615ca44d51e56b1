import { type Audience, audiences } from "../../audience/audience";

type WebhookAddresses = Record<Audience, string>;

/** Keys of local storage; a stored address overrules the built-in one, in this browser only. */
export const storageKeys = {
  patients: "familyWebhookUrl",
  providers: "providerWebhookUrl",
} as const satisfies Record<Audience, string>;

// Gatsby replaces exactly these expressions with their values, so they are spelled out.
const builtInAddresses = {
  patients: process.env.GATSBY_FAMILY_WEBHOOK_URL,
  providers: process.env.GATSBY_PROVIDER_WEBHOOK_URL,
} satisfies Record<Audience, string | undefined>;

/**
 * Returns where an audience's signups go: the stored address, otherwise the built-in one, otherwise an
 * empty string. It may be unusable; check it with `isWebhookAddress`.
 */
export function webhookAddress(audience: Audience): string {
  return storedAddress(audience) || builtInAddresses[audience]?.trim() || "";
}

/** Returns what is stored in this browser; empty strings if nothing can be read. */
export function storedAddresses(): WebhookAddresses {
  return { patients: storedAddress("patients"), providers: storedAddress("providers") };
}

function storedAddress(audience: Audience): string {
  try {
    return localStorage.getItem(storageKeys[audience])?.trim() ?? "";
  } catch {
    return "";
  }
}

/**
 * Stores where signups go, in this browser only; an empty address removes what was stored.
 *
 * @returns whether the browser could store them.
 */
export function storeAddresses(addresses: WebhookAddresses): boolean {
  try {
    for (const audience of audiences) {
      const address = addresses[audience].trim();
      if (address === "") localStorage.removeItem(storageKeys[audience]);
      else localStorage.setItem(storageKeys[audience], address);
    }
    return true;
  } catch {
    return false;
  }
}

/** Whether a text is an absolute http(s) address, so never a path of our own site. */
export function isWebhookAddress(text: string): boolean {
  // `https:name` would be a path of our own site, and `URL` accepts it.
  if (!/^https?:\/\/\S+$/i.test(text)) return false;
  try {
    new URL(text);
    return true;
  } catch {
    return false;
  }
}
