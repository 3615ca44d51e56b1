import { answerTimeout } from "../src/waitlist/submission/send-signup";
import type { SignupPayload } from "../src/waitlist/submission/signup";
import { isWebhookAddress } from "../src/waitlist/submission/webhook-addresses";

export type WebhookCheck =
  | { outcome: "accepted"; status: number; milliseconds: number; answer: string }
  | { outcome: "refused"; reason: string };

/**
 * Sends a signup as the site does, but from here, where the answer can be read.
 * Takes the address, the signup and for how many milliseconds to wait; never throws.
 */
export async function checkWebhook(
  address: string,
  signup: SignupPayload,
  timeLimit = answerTimeout,
): Promise<WebhookCheck> {
  if (!isWebhookAddress(address)) return refused("this is no absolute http(s) address");
  const start = performance.now();
  try {
    const response = await fetch(address, {
      method: "POST",
      body: JSON.stringify(signup),
      signal: AbortSignal.timeout(timeLimit),
    });
    const answer = firstWords(await response.text());
    const { ok, status } = response;
    if (!ok) return refused(`it answered ${status}${answer && `: ${answer}`}`);
    if (asksToSignIn(response)) {
      return refused("it asks for a Google sign-in; deploy the script for access by anyone");
    }
    return { outcome: "accepted", status, milliseconds: performance.now() - start, answer };
  } catch (error) {
    return refused(reasonFor(error, timeLimit));
  }
}

function refused(reason: string): WebhookCheck {
  return { outcome: "refused", reason };
}

// Apps Script sends those it does not let in on to a page that answers 200.
function asksToSignIn(response: Response): boolean {
  return new URL(response.url).hostname === "accounts.google.com";
}

function firstWords(text: string): string {
  const line = text.replace(/[\s\p{Cc}]+/gu, " ").trim();
  return line.length > 160 ? `${line.slice(0, 160)}…` : line;
}

function reasonFor(error: unknown, timeLimit: number): string {
  if (property(error, "name") === "TimeoutError") return `no answer within ${timeLimit / 1000} s`;
  // fetch itself only says that it failed; the connection's own error is its cause.
  const cause = property(error, "cause") ?? error;
  return reasons[String(property(cause, "code"))] ?? String(property(cause, "message"));
}

function property(value: unknown, key: string): unknown {
  return typeof value === "object" && value !== null ? Reflect.get(value, key) : undefined;
}

const reasons: Record<string, string> = {
  ECONNREFUSED: "nothing accepts connections there",
  ENOTFOUND: "there is no host of that name",
  EAI_AGAIN: "the host's name cannot be looked up; is this machine online?",
  ECONNRESET: "it hung up before it had answered",
  UND_ERR_SOCKET: "it hung up before it had answered",
};
