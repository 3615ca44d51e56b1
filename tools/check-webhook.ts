import { answerTimeout } from "../src/waitlist/submission/send-signup";
import type { SignupPayload } from "../src/waitlist/submission/signup";

/**
 * Sends a signup as the site does, but from here, where the answer can be read.
 *
 * @returns how the address took it.
 * @throws Error with the reason if the address refused it.
 */
export async function checkWebhook(address: string, signup: SignupPayload): Promise<string> {
  const start = performance.now();
  const signal = AbortSignal.timeout(answerTimeout);
  const { response, text } = await post(address, signup, signal).catch((error: FetchError) => {
    throw new Error(
      signal.aborted ? `no answer within ${answerTimeout / 1000} s` : reasonFor(error),
    );
  });
  const { ok, status } = response;
  const answer = firstWords(text);
  if (!ok) throw new Error(`it answered ${status}${answer && `: ${answer}`}`);
  // Google answers 200 whatever our script says.
  if (answer.startsWith("Refused:")) throw new Error(`it answered: ${answer}`);
  // Apps Script sends those it does not let in to a sign-in page, which answers 200.
  if (/^<(?:!doctype html|html)/i.test(answer)) {
    const title = firstWords(/<title[^>]*>([^<]*)/i.exec(text)?.[1] ?? "without a title");
    throw new Error(
      `it answered with a web page (${title}), as Google does to ask for a sign-in: deploy the script with access for "Anyone", and use its address that ends in /exec. If the page is your receiver's own, look there for the test signup`,
    );
  }
  const milliseconds = Math.round(performance.now() - start);
  return `status ${status} in ${milliseconds} ms; answer: ${answer || "nothing"}`;
}

async function post(address: string, signup: SignupPayload, signal: AbortSignal) {
  const body = JSON.stringify(signup);
  const response = await fetch(address, { method: "POST", body, signal });
  return { response, text: await response.text() };
}

function firstWords(text: string): string {
  const line = text.replace(/[\s\p{Cc}]+/gu, " ").trim();
  return line.length > 160 ? `${line.slice(0, 160)}…` : line;
}

// fetch itself only says that it failed; the connection's own error is its cause.
function reasonFor({ cause, message }: FetchError): string {
  return reasons[cause?.code ?? ""] ?? cause?.message ?? message;
}

type FetchError = { cause?: NodeJS.ErrnoException; message: string };

const reasons: Record<string, string> = {
  ECONNREFUSED: "nothing accepts connections there",
  ENOTFOUND: "there is no host of that name",
  EAI_AGAIN: "the host's name cannot be looked up; is this machine online?",
  ECONNRESET: "it hung up before it had answered",
  UND_ERR_SOCKET: "it hung up before it had answered",
};
