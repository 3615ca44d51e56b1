import type { Audience } from "../../../src/audience/audience";
import type { ReceivedRequest } from "../../../tools/http-server";
import { testReceiverPort } from "../../builds/test-builds";
import { startTestReceiver, type TestReceiver } from "../test-receiver";
import { typed } from "../typed-signups";
import { expect, type Page } from "./browser-test";
import { toastOf } from "./waitlist-page";

export const thanks =
  "Thank you for joining our waitlist! We'll notify you when the product is ready for you.";
export const failure = "Error Failed to send your information. Please try again later.";

/** Waits until the page announces this, and nothing else. */
export async function expectTold(page: Page, message: string): Promise<void> {
  const messages = toastOf(page);
  await expect
    .poll(async () => (await messages.allInnerTexts()).map((text) => text.replaceAll(/\s+/g, " ")))
    .toEqual([message]);
}

/** The receiver that the root build sends to; waits while another test has it. */
export async function startBuiltInReceiver(): Promise<TestReceiver> {
  for (;;) {
    try {
      return await startTestReceiver(undefined, testReceiverPort);
    } catch (error) {
      if (!String(error).includes("is in use")) throw error;
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  }
}

/** What a receiver is to get, apart from the moment, when `typed` is sent. */
export function signup(audience: Audience, changes: object = {}): object {
  return { ...typed[audience], audienceType: audience, ...changes };
}

/** Gives the signups that a receiver got, in their order, and the method of what is none. */
export function gotBy({ received }: TestReceiver): (object | string)[] {
  return received.map((request) => (request.body ? readBody(request).rest : request.method));
}

/** Waits until I am thanked, for what a receiver got: these signups, or else the patient's. */
export async function expectSignedUp(
  page: Page,
  receiver: TestReceiver,
  ...signups: object[]
): Promise<void> {
  await expectTold(page, thanks);
  expect(gotBy(receiver)).toEqual(signups.length > 0 ? signups : [signup("patients")]);
}

/** The moment that a body says it was sent at, and the rest of it. */
export function readBody({ body }: ReceivedRequest): { timestamp: string; rest: object } {
  const { timestamp, ...rest } = JSON.parse(body);
  return { timestamp, rest };
}

/** Tries to leave the page, and stays when the browser asks about it, as it has to. */
export async function expectQuestionOnLeaving(page: Page): Promise<void> {
  const question = page.waitForEvent("dialog");
  await page.close({ runBeforeUnload: true });
  const dialog = await question;
  expect(dialog.type()).toBe("beforeunload");
  await dialog.dismiss();
}
