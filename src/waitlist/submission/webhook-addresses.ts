import { type Audience, audiences } from "../../audience/audience";

type WebhookAddresses = Record<Audience, string>;

/** Keys of local storage, which overrule what the site was built with, in this browser only. */
export const storageKeys = {
  patients: "familyWebhookUrl",
  providers: "providerWebhookUrl",
} as const satisfies Record<Audience, string>;

// The build replaces exactly these expressions with the values, so they are spelled out.
const builtInAddresses = {
  patients: process.env.GATSBY_FAMILY_WEBHOOK_URL,
  providers: process.env.GATSBY_PROVIDER_WEBHOOK_URL,
} satisfies Record<Audience, string | undefined>;

/**
 * Returns the address that an audience's signups go to.
 *
 * @returns the stored address, otherwise the built-in one, otherwise an empty string. It may be
 *   unusable; check it with `isWebhookAddress`.
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
    return window.localStorage.getItem(storageKeys[audience])?.trim() ?? "";
  } catch {
    return "";
  }
}

/**
 * Stores where signups go, in this browser only.
 *
 * @param addresses - one per audience; an empty one removes what was stored.
 * @returns whether the browser let us; otherwise what was stored before is there still.
 */
export function storeAddresses(addresses: WebhookAddresses): boolean {
  const before = storedAddresses();
  if (write(addresses)) return true;
  write(before);
  return false;
}

function write(addresses: WebhookAddresses): boolean {
  try {
    // What can fail comes first.
    for (const audience of audiences) {
      const address = addresses[audience].trim();
      if (address !== "") window.localStorage.setItem(storageKeys[audience], address);
    }
    for (const audience of audiences) {
      if (addresses[audience].trim() === "") window.localStorage.removeItem(storageKeys[audience]);
    }
    return true;
  } catch {
    return false;
  }
}

/** Whether a signup can be sent there: an absolute http(s) address, never a path of our own. */
export function isWebhookAddress(text: string): boolean {
  // Without its slashes, `https:name` is a path of our own site to a page that is https itself. What
  // a copy adds, such as a character that nobody sees, makes it another address, which may answer.
  if (!/^https?:\/\/[^\s"“”<>\p{Cf}]+$/iu.test(text)) return false;
  try {
    // Some browsers that we support do not have URL.canParse yet.
    const { username, password } = new URL(text);
    // To an address with either of them, browsers send nothing.
    return username + password === "";
  } catch {
    return false;
  }
}
