/** @jest-environment node */
import { answerTimeout, sendSignup } from "../../../src/waitlist/submission/send-signup";
import { startTestReceiver, type TestReceiver } from "../../support/test-receiver";
import { typed } from "../../support/typed-signups";

const payload = {
  ...typed.patients,
  audienceType: "patients",
  timestamp: "2025-03-04T05:06:07.890Z",
} as const;
let receiver: TestReceiver;

beforeEach(async () => {
  receiver = await startTestReceiver();
  jest.useFakeTimers();
});

afterEach(() => {
  jest.useRealTimers();
  return receiver.close();
});

// What a receiver gets: ../../browser/signup.spec.ts; where none can be reached: ../signup-form.test.tsx.
test("without an address, a signup counts as sent after a second, to the millisecond", async () => {
  const settled = jest.fn();
  void sendSignup("", payload).then(settled);
  await jest.advanceTimersByTimeAsync(999);
  expect(settled).not.toHaveBeenCalled();
  await jest.advanceTimersByTimeAsync(1);
  expect(settled).toHaveBeenCalledWith("sent");
});

test("a receiver that has not answered for 15 seconds is a failure, given up, even if an extension's fetch goes on", async () => {
  receiver.hold();
  const send = globalThis.fetch;
  const request = jest.spyOn(globalThis, "fetch").mockImplementation((input, init) => {
    return send(input, { ...init, signal: null });
  });
  expect(answerTimeout).toBe(15_000);
  const settled = jest.fn();
  void sendSignup(receiver.url, payload).then(settled);
  await jest.advanceTimersByTimeAsync(14_999);
  expect(settled).not.toHaveBeenCalled();
  await jest.advanceTimersByTimeAsync(1);
  expect(settled).toHaveBeenCalledWith("failed");
  expect(request.mock.calls[0]?.[1]?.signal?.aborted).toBe(true);
  receiver.release();
});

test("nothing is left ticking once the receiver has answered", async () => {
  expect(await sendSignup(receiver.url, payload)).toBe("sent");
  expect(jest.getTimerCount()).toBe(0);
});

test("what is no web address is a failure, and never a request to our own site", async () => {
  const request = jest.spyOn(globalThis, "fetch");
  expect(await sendSignup("/patients", payload)).toBe("failed");
  expect(request).not.toHaveBeenCalled();
});
