import { sendSignup } from "../../../src/waitlist/submission/send-signup";
import {
  failWith500,
  hangUp,
  refusingAddress,
  startTestReceiver,
} from "../../support/test-receiver";

const payload = {
  name: "Ana Ruiz",
  email: "ana@mail.example",
  isSubscribed: true,
  audienceType: "patients",
  timestamp: "2025-03-04T05:06:07.890Z",
} as const;

test("a signup is one request, whose body is the signup as JSON", async () => {
  const receiver = await startTestReceiver();
  expect(await sendSignup(receiver.url, payload)).toBe("sent");
  expect(receiver.signups()).toEqual([payload]);
  await receiver.close();
});

test("an error that the receiver answers counts as sent, since no page can read it", async () => {
  const receiver = await startTestReceiver(failWith500);
  expect(await sendSignup(receiver.url, payload)).toBe("sent");
  await receiver.close();
});

test("a refused connection and one that breaks off are failures", async () => {
  const receiver = await startTestReceiver(hangUp);
  expect(await sendSignup(receiver.url, payload)).toBe("failed");
  await receiver.close();
  expect(await sendSignup(await refusingAddress(), payload)).toBe("failed");
});

test("a receiver that does not answer within 15 seconds is a failure, and the request ends", async () => {
  const controller = new AbortController();
  const timeout = jest.spyOn(AbortSignal, "timeout").mockReturnValue(controller.signal);
  const receiver = await startTestReceiver();
  receiver.hold();
  const result = sendSignup(receiver.url, payload);
  controller.abort();
  expect(await result).toBe("failed");
  expect(timeout).toHaveBeenCalledWith(15_000);
  await receiver.close();
});

test("without an address nothing is sent, and it counts as sent after 1000 milliseconds", async () => {
  const request = jest.spyOn(globalThis, "fetch");
  jest.useFakeTimers();
  const settled = jest.fn();
  void sendSignup("", payload).then(settled);
  await jest.advanceTimersByTimeAsync(999);
  expect(settled).not.toHaveBeenCalled();
  await jest.advanceTimersByTimeAsync(1);
  expect(settled).toHaveBeenCalledWith("sent");
  expect(request).not.toHaveBeenCalled();
  jest.useRealTimers();
});

test("what is no web address is a failure, and never a request to our own site", async () => {
  const request = jest.spyOn(globalThis, "fetch");
  expect(await sendSignup("/patients", payload)).toBe("failed");
  expect(request).not.toHaveBeenCalled();
});
