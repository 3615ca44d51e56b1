import type { SignupPayload } from "./signup";
import { isWebhookAddress } from "./webhook-addresses";

type SendResult = "sent" | "failed";

/** Longest wait for a receiver, in milliseconds: a hanging request never ends on its own. */
export const answerTimeout = 15_000;

/** How long a submission seems to take if no address is configured, in milliseconds. */
const simulatedDelay = 1_000;

/**
 * Sends a signup, once.
 *
 * @param address - where to; empty means that none is configured: nothing is sent, and after
 *   `simulatedDelay` the result is `sent`.
 * @param payload - the request's body.
 * @returns `sent` once the receiver has answered, whatever it answered: `no-cors`, which needs
 *   nothing of the receiver, does not let us read it. `failed` if the address is not an absolute
 *   http(s) one, the request could not be made, or no answer came within `answerTimeout`.
 */
export async function sendSignup(address: string, payload: SignupPayload): Promise<SendResult> {
  if (address === "") {
    await new Promise((resolve) => setTimeout(resolve, simulatedDelay));
    return "sent";
  }
  // Any other text would be a path of our own site, which answers everything.
  if (!isWebhookAddress(address)) return "failed";

  const controller = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;
  // The wait itself ends: an extension may have wrapped `fetch` without passing the signal on.
  const timeout = new Promise<SendResult>((resolve) => {
    timer = setTimeout(() => {
      controller.abort();
      resolve("failed");
    }, answerTimeout);
  });
  const result = await Promise.race([post(address, payload, controller.signal), timeout]);
  clearTimeout(timer);
  return result;
}

async function post(
  address: string,
  payload: SignupPayload,
  signal: AbortSignal,
): Promise<SendResult> {
  try {
    await fetch(address, {
      method: "POST",
      mode: "no-cors",
      keepalive: true,
      credentials: "omit",
      body: JSON.stringify(payload),
      signal,
    });
    return "sent";
  } catch {
    return "failed";
  }
}
