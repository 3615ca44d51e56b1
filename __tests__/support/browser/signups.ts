import { isDeepStrictEqual } from "node:util";
import type { Audience } from "../../../src/audience/audience";
import type { ReceivedRequest } from "../../../tools/serve/http-server";
import { testReceiverPort } from "../../../tools/test-builds";
import { startTestReceiver, type TestReceiver } from "../test-receiver";
import { typed } from "./waitlist-page";

/** The receiver that the root build sends to; waits while another test has it. */
export async function startBuiltInReceiver(): Promise<TestReceiver> {
  for (;;) {
    try {
      return await startTestReceiver(undefined, testReceiverPort);
    } catch (error) {
      if (!String(error).includes("is in use")) throw error;
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  }
}

/** What a receiver is to get, apart from the moment, when `typed` is sent. */
export function signup(audience: Audience, changes: object = {}): object {
  return { ...typed[audience], isSubscribed: true, audienceType: audience, ...changes };
}

/** Says what a receiver has got, of the signups that it should get. */
export function gotBy({ received }: TestReceiver, ...expected: object[]): string {
  const wanted = expected.length > 0 ? expected : [signup("patients")];
  const counts = wanted.map((one) => received.filter((request) => isSignup(request, one)).length);
  const others = received.filter((request) => !wanted.some((one) => isSignup(request, one)));
  const parts = others.map(
    ({ method, body }) => `a ${method} ${body ? "with another body" : "without a body"}`,
  );
  const name = wanted.length > 1 ? "both signups" : "the signup";
  if (counts.some((count) => count > 0)) parts.unshift(`${name}, ${howOften(counts)}`);
  return parts.join(" and ") || "nothing";
}

function howOften(counts: number[]): string {
  if (counts.every((count) => count === 1)) return counts.length > 1 ? "once each" : "once";
  return `${counts.join(" and ")} times`;
}

/** The moment that a body says it was sent at, and the rest of it. */
export function readBody({ body }: ReceivedRequest): { timestamp: string; rest: object } {
  const { timestamp, ...rest } = JSON.parse(body);
  return { timestamp, rest };
}

function isSignup(request: ReceivedRequest, expected: object): boolean {
  if (request.method !== "POST" || request.body === "") return false;
  const { timestamp, rest } = readBody(request);
  return isDeepStrictEqual(rest, expected) && new Date(timestamp).toISOString() === timestamp;
}
