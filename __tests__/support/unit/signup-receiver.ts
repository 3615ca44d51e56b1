import type { Audience } from "../../../src/audience/audience";
import { storageKeys } from "../../../src/waitlist/submission/webhook-addresses";
import { startTestReceiver, type TestReceiver } from "../test-receiver";

export type SignupReceiver = TestReceiver & {
  /** The bodies of all requests so far, parsed. */
  signups: () => Record<string, unknown>[];
};

/** Starts a receiver, and stores it as the address of both audiences' signups. */
export async function startSignupReceiver(): Promise<SignupReceiver> {
  const receiver = await startTestReceiver();
  storeAddress("patients", `${receiver.url}/families`);
  storeAddress("providers", `${receiver.url}/clinics`);
  return { ...receiver, signups: () => receiver.received.map(({ body }) => JSON.parse(body)) };
}

export function storeAddress(audience: Audience, address: string): void {
  localStorage.setItem(storageKeys[audience], address);
}
