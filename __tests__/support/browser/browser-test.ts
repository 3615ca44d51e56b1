import {
  type BrowserContext,
  test as base,
  type ConsoleMessage,
  expect,
  type Page,
} from "@playwright/test";
import { startTestReceiver, type TestReceiver } from "../test-receiver";
import { type SiteProxy, startSiteProxy } from "./site-proxy";

type Fixtures = {
  /** A receiver of signups, to which a page sends if it is told to. */
  receiver: TestReceiver;
  /** The root build at an origin of its own, on a host that has some faults if it is told to. */
  host: SiteProxy;
  /** What the console may say in this test; anything else in it fails the test. */
  expectedInConsole: RegExp | undefined;
};

/**
 * Playwright's test, in which no page of the context may warn, fail or throw unseen. So whatever a
 * page does here, its content-security policy has to allow.
 */
export const test = base.extend<Fixtures>({
  expectedInConsole: [undefined, { option: true }],

  // biome-ignore lint/correctness/noEmptyPattern: Playwright insists on a pattern
  receiver: async ({}, use) => {
    const receiver = await startTestReceiver();
    await use(receiver);
    await receiver.close();
  },

  // biome-ignore lint/correctness/noEmptyPattern: as above
  host: async ({}, use) => {
    const host = await startSiteProxy();
    await use(host);
    await host.close();
  },

  context: async ({ context, expectedInConsole }, use) => {
    const complaints: string[] = [];
    function keep(complaint: string) {
      if (expectedInConsole?.test(complaint) || isBrowsersOwn(complaint, context)) return;
      complaints.push(complaint);
    }
    context.on("console", (message) => {
      // A font in the page's styles is longer than all there is to say of it.
      if (isComplaint(message)) keep(message.text().replaceAll(/(data:[^,]*,)[^\s']+/g, "$1…"));
    });
    context.on("weberror", (event) => keep(event.error().message));
    await use(context);
    expect(complaints, "what the console says").toEqual([]);
  },
});

export { expect, type Page };

/** Whether Firefox or WebKit says what is no fault of ours: that it had a preloaded file already. */
function isBrowsersOwn(text: string, context: BrowserContext): boolean {
  if (context.browser()?.browserType().name() === "chromium") return false;
  return /preloaded (?:with|using) link preload/.test(text);
}

function isComplaint(message: ConsoleMessage): boolean {
  return message.type() === "error" || message.type() === "warning";
}
