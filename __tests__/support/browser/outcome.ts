import { expect, type Page } from "./browser-test";

/** What a signup came to: at the receiver, and in the visitor's eyes. */
export type Outcome = { got: string; told: string };

export const thanks =
  "Thank you for joining our waitlist! We'll notify you when the product is ready for you.";
export const failure = "Error: Failed to send your information. Please try again later.";

/** Gives every message that the page announces at this moment. */
export async function toldOn(page: Page): Promise<string> {
  const messages = page.getByRole("alert").or(page.getByRole("status"));
  const texts = await messages.evaluateAll((elements) =>
    elements.map((element) => {
      const [title, text] = [...element.querySelectorAll("p")].map((line) => line.textContent);
      if (!title || !text) return element.textContent;
      return /\W$/.test(title) ? `${title} ${text}` : `${title}: ${text}`;
    }),
  );
  return texts.join("; ") || "nothing";
}

/** Waits until the page announces this, and nothing else. */
export async function expectTold(page: Page, message: string): Promise<void> {
  await expect.poll(() => toldOn(page)).toBe(message);
}

/**
 * Waits until a signup has come to what it should.
 *
 * @param find - looks what it has come to, at this moment.
 * @param timeout - milliseconds until it must have come to that.
 */
export async function expectOutcome(
  find: () => Promise<Outcome>,
  expected: Outcome,
  timeout = 10_000,
): Promise<void> {
  await expect.poll(find, { timeout }).toEqual(expected);
}
