import { test as base, expect } from "@playwright/test";
import { startTestReceiver, type TestReceiver } from "../test-receiver";

type Fixtures = {
  /** A receiver of signups, to which a page sends if its address is stored. */
  receiver: TestReceiver;
  /** What the console may say in this test. */
  expectedInConsole: RegExp;
};

/**
 * Playwright's test, which fails if a page warns, throws, violates its policy (which the console says)
 * or requests anything from another host.
 */
export const test = base.extend<Fixtures>({
  expectedInConsole: [/(?!)/, { option: true }],

  // biome-ignore lint/correctness/noEmptyPattern: Playwright insists on a pattern
  receiver: async ({}, use) => {
    const receiver = await startTestReceiver();
    await use(receiver);
    await receiver.close();
  },

  context: async ({ context, expectedInConsole }, use) => {
    const complaints: string[] = [];
    context.on("console", (message) => {
      const isComplaint = ["error", "warning"].includes(message.type());
      if (isComplaint && !expectedInConsole.test(message.text())) complaints.push(message.text());
    });
    context.on("weberror", (event) => complaints.push(event.error().message));
    context.on("request", (request) => {
      const { protocol, hostname } = new URL(request.url());
      if (/^http/.test(protocol) && hostname !== "127.0.0.1") complaints.push(request.url());
    });
    await use(context);
    expect(complaints, "complaints on the console, and requests to other hosts").toEqual([]);
  },
});

export { expect, type Page } from "@playwright/test";
