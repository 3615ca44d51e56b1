import { test as base, type ConsoleMessage, expect, type Page } from "@playwright/test";
import { quietConsole } from "../quiet-console";
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

  context: async ({ context, browserName, expectedInConsole }, use) => {
    const { hear, expectQuiet } = quietConsole(expectedInConsole, browsersOwn[browserName]);
    context.on("console", (message) => {
      // A font in the page's styles is longer than all there is to say of it.
      if (isComplaint(message)) hear(message.text().replaceAll(/(data:[^,]*,)[^\s']+/g, "$1…"));
    });
    context.on("weberror", (event) => hear(event.error().message));
    await use(context);
    expectQuiet();
  },
});

export { expect, type Page };

/** Firefox and WebKit say that they had a preloaded file already, which is no fault of ours. */
const alreadyPreloaded = /preloaded (?:with|using) link preload/;
const browsersOwn = { chromium: undefined, firefox: alreadyPreloaded, webkit: alreadyPreloaded };

function isComplaint(message: ConsoleMessage): boolean {
  return message.type() === "error" || message.type() === "warning";
}
