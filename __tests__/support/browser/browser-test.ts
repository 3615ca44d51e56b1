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
    const complain = (text: string) => {
      if (!expectedInConsole.test(text)) complaints.push(text);
    };
    context.on("console", (message) => {
      if (["error", "warning"].includes(message.type())) complain(message.text());
    });
    context.on("weberror", (event) => complain(event.error().message));
    context.on("request", (request) => {
      const { protocol, hostname } = new URL(request.url());
      // No host has a name in `.invalid`.
      if (/^http/.test(protocol) && !/^127\.0\.0\.1$|\.invalid$/.test(hostname)) {
        complaints.push(request.url());
      }
    });
    await use(context);
    expect(complaints, "complaints on the console, and requests to other hosts").toEqual([]);
  },
});

export { expect, type Locator, type Page } from "@playwright/test";
