import type { Audience } from "../../../src/audience/audience";
import { storageKeys } from "../../../src/waitlist/submission/webhook-addresses";
import { startTestReceiver, type TestReceiver } from "../test-receiver";

type SignupReceiver = TestReceiver & {
  /** The bodies of all requests so far, parsed. */
  signups: () => Record<string, unknown>[];
};

/**
 * Starts a receiver before each test, stores it as the address of both audiences' signups, and
 * closes it afterwards. Call it once in a file; it gives what looks up the receiver of a test.
 */
export function signupReceiverOfEachTest(): () => SignupReceiver {
  let current: SignupReceiver | undefined;

  beforeEach(async () => {
    const receiver = await startTestReceiver();
    storeAddress("patients", `${receiver.url}/patients`);
    storeAddress("providers", `${receiver.url}/providers`);
    const signups = () => receiver.received.map(({ body }) => JSON.parse(body));
    current = { ...receiver, signups };
  });

  afterEach(() => current?.close());

  return () => {
    if (!current) throw new Error("There is a receiver only while a test runs.");
    return current;
  };
}

export function storeAddress(audience: Audience, address: string): void {
  localStorage.setItem(storageKeys[audience], address);
}
