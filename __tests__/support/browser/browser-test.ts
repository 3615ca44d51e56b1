import {
  type BrowserContext,
  test as base,
  type ConsoleMessage,
  expect,
  type Page,
} from "@playwright/test";

type Closable = { close: () => Promise<void> };

/** Gives what has been opened, and closes it when the test is over. */
export type Opened = <T extends Closable>(opening: Promise<T>) => Promise<T>;

type Fixtures = {
  opened: Opened;
  /** What the console may say in this test; anything else in it fails the test. */
  expectedInConsole: RegExp | undefined;
};

/**
 * Playwright's test, in which no page of the context may warn, fail or throw unseen. What its
 * content-security policy blocks is left to security-policy.spec.ts: otherwise one slip in the
 * policy would fail nearly every test, and hide what else is wrong.
 */
export const test = base.extend<Fixtures>({
  expectedInConsole: [undefined, { option: true }],

  // biome-ignore lint/correctness/noEmptyPattern: Playwright insists on a pattern
  opened: async ({}, use) => {
    const open: Closable[] = [];
    await use(async (opening) => {
      const opened = await opening;
      open.push(opened);
      return opened;
    });
    await Promise.all(open.map((closable) => closable.close()));
  },

  context: async ({ context, expectedInConsole }, use) => {
    const complaints: string[] = [];
    function keep(complaint: string) {
      if (expectedInConsole?.test(complaint) || isBrowsersOwn(complaint, context)) return;
      complaints.push(complaint);
    }
    context.on("console", (message) => {
      if (isComplaint(message)) keep(message.text());
    });
    context.on("weberror", (event) => keep(event.error().message));
    await use(context);
    expect(complaints, "what the console says").toEqual([]);
  },
});

export { expect, type Page };

/** Gives what the content-security policy blocks in a page from now on, in the browser's words. */
export function watchViolations(page: Page): string[] {
  const violations: string[] = [];
  page.on("console", (message) => {
    if (isViolation(message.text())) violations.push(message.text());
  });
  return violations;
}

/** Whether Firefox or WebKit says what is no fault of ours: that it had a preloaded file already. */
function isBrowsersOwn(text: string, context: BrowserContext): boolean {
  if (context.browser()?.browserType().name() === "chromium") return false;
  return /preloaded (?:with|using) link preload/.test(text);
}

function isViolation(text: string): boolean {
  return /Content[ -]Security[ -]Policy/.test(text);
}

function isComplaint(message: ConsoleMessage): boolean {
  if (isViolation(message.text())) return false;
  return message.type() === "error" || message.type() === "warning";
}
