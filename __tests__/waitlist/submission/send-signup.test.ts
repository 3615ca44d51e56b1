import { sendSignup } from "../../../src/waitlist/submission/send-signup";
import { failWith500, hangUp, startTestReceiver } from "../../support/test-receiver";

const payload = {
  name: "Ana Ruiz",
  email: "ana@mail.example",
  isSubscribed: true,
  audienceType: "patients",
  timestamp: "2025-03-04T05:06:07.890Z",
} as const;

test.each([
  { fault: "answers with an error, which no page can read", answer: failWith500, result: "sent" },
  { fault: "breaks off", answer: hangUp, result: "failed" },
])("if the receiver $fault, the signup counts as $result", async ({ answer, result }) => {
  const receiver = await startTestReceiver(answer);
  expect(await sendSignup(receiver.url, payload)).toBe(result);
  expect(receiver.received).toHaveLength(1);
  await receiver.close();
});

const restored = new PageTransitionEvent("pageshow", { persisted: true });

test.each([
  [
    "a receiver that does not answer within 15 seconds",
    ({ abort }: { abort: () => void }) => abort(),
  ],
  ["a page that was frozen meanwhile", () => dispatchEvent(restored)],
])("%s is a failure", async (_cause, fail) => {
  const controller = new AbortController();
  const timeout = jest.spyOn(AbortSignal, "timeout").mockReturnValue(controller.signal);
  const receiver = await startTestReceiver();
  receiver.hold();
  const result = sendSignup(receiver.url, payload);
  fail({ abort: () => controller.abort() });
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
