/** @jest-environment node */
import { answerTimeout, sendSignup } from "../../../src/waitlist/submission/send-signup";
import {
  hangUpBeforeAnswering,
  startTestReceiver,
  type TestReceiver,
} from "../../support/test-receiver";
import { typed } from "../../support/typed-signups";

const payload = {
  ...typed.patients,
  audienceType: "patients",
  timestamp: "2025-03-04T05:06:07.890Z",
} as const;
const running: TestReceiver[] = [];

async function start(receiver: Promise<TestReceiver>): Promise<TestReceiver> {
  running.push(await receiver);
  return receiver;
}

afterEach(async () => {
  jest.useRealTimers();
  await Promise.all(running.splice(0).map((receiver) => receiver.close()));
});

test("the receiver gets the signup once, as JSON", async () => {
  const receiver = await start(startTestReceiver());
  expect(await sendSignup(`${receiver.url}/patients`, payload)).toBe("sent");
  expect(receiver.received).toEqual([
    expect.objectContaining({ method: "POST", path: "/patients" }),
  ]);
  expect(receiver.received.map(({ body }) => JSON.parse(body))).toEqual([payload]);
});

test("a receiver that hangs up is a failure", async () => {
  const { url } = await start(startTestReceiver(hangUpBeforeAnswering));
  expect(await sendSignup(url, payload)).toBe("failed");
});

test("without an address, a signup counts as sent after a second, to the millisecond", async () => {
  jest.useFakeTimers();
  const settled = jest.fn();
  void sendSignup("", payload).then(settled);
  await jest.advanceTimersByTimeAsync(999);
  expect(settled).not.toHaveBeenCalled();
  await jest.advanceTimersByTimeAsync(1);
  expect(settled).toHaveBeenCalledWith("sent");
});

test("a receiver that has not answered for 15 seconds is a failure, and given up", async () => {
  const request = jest.spyOn(globalThis, "fetch");
  const { url, hold } = await start(startTestReceiver());
  hold();
  expect(answerTimeout).toBe(15_000);
  jest.useFakeTimers();
  const settled = jest.fn();
  const result = sendSignup(url, payload);
  void result.then(settled);
  await jest.advanceTimersByTimeAsync(14_999);
  expect(settled).not.toHaveBeenCalled();
  await jest.advanceTimersByTimeAsync(1);
  expect(await result).toBe("failed");
  expect(request.mock.calls[0]?.[1]?.signal?.aborted).toBe(true);
});

test("the wait ends after 15 seconds even if an extension's fetch does not let itself be aborted", async () => {
  const receiver = await start(startTestReceiver());
  receiver.hold();
  const send = globalThis.fetch;
  jest.spyOn(globalThis, "fetch").mockImplementation((input, init) => {
    return send(input, { ...init, signal: null });
  });
  jest.useFakeTimers();
  const result = sendSignup(receiver.url, payload);
  await jest.advanceTimersByTimeAsync(15_000);
  expect(await result).toBe("failed");
  receiver.release();
});

test("nothing is left ticking once the receiver has answered", async () => {
  const { url } = await start(startTestReceiver());
  jest.useFakeTimers();
  await sendSignup(url, payload);
  expect(jest.getTimerCount()).toBe(0);
});

test("what is no web address is a failure, and never a request to our own site", async () => {
  const request = jest.spyOn(globalThis, "fetch");
  expect(await sendSignup("/patients", payload)).toBe("failed");
  expect(request).not.toHaveBeenCalled();
});
