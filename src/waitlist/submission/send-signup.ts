import type { SignupPayload } from "./signup";
import { isWebhookAddress } from "./webhook-addresses";

type SendResult = "sent" | "failed";

/** Longest wait for a receiver, in milliseconds: a request that hangs never ends by itself. */
export const answerTimeout = 15_000;

/** Milliseconds that a submission takes if no address is configured. */
const simulatedDelay = 1_000;

/**
 * Sends a signup, once.
 *
 * @param address - where to; empty means that none is configured: nothing is sent, and after
 *   `simulatedDelay` the result is `sent`.
 * @param payload - the request's body.
 * @returns `sent` once the receiver has answered, whatever it answered: a `no-cors` response cannot
 *   be read. `failed` if the address is not an absolute http(s) one, the request could not be made,
 *   no answer came within `answerTimeout`, or the visitor left meanwhile and the browser restored the
 *   page from its back-forward cache.
 */
export async function sendSignup(address: string, payload: SignupPayload): Promise<SendResult> {
  if (address === "") {
    await new Promise((resolve) => setTimeout(resolve, simulatedDelay));
    return "sent";
  }
  // `fetch` takes any other text for a path of our own site.
  if (!isWebhookAddress(address)) return "failed";
  try {
    const answer = fetch(address, {
      method: "POST",
      mode: "no-cors",
      keepalive: true,
      credentials: "omit",
      body: JSON.stringify(payload),
      signal: AbortSignal.timeout(answerTimeout),
    });
    await Promise.race([answer, rejectIfRestored()]);
    return "sent";
  } catch {
    return "failed";
  }
}

/** Rejects once a frozen page is shown again, which answers and timeouts may no longer reach. */
function rejectIfRestored(): Promise<never> {
  return new Promise((_resolve, reject) => {
    addEventListener("pageshow", ({ persisted }) => persisted && reject());
  });
}
