import { expect, type Page, test } from "./browser-test";

/** What a scenario came to: at the receiver, and in the visitor's eyes. */
export type Outcome = { got: string; told: string };

export const thanks =
  "Thank you for joining our waitlist! · We'll notify you when the product is ready for you.";
export const failure = "Error · Failed to send your information. Please try again later.";

/** Gives every message that the page announces at this moment. */
export async function toldOn(page: Page): Promise<string> {
  const messages = page.getByRole("alert").or(page.getByRole("status"));
  const texts = await messages.evaluateAll((elements) =>
    elements.map((element) => {
      const paragraphs = [...element.querySelectorAll("p")].map((line) => line.textContent);
      return paragraphs.join(" · ") || element.textContent;
    }),
  );
  return texts.join("; ") || "nothing";
}

/** The name of the annotation that takes a scenario's outcome to the table. */
export const outcomeAnnotation = "reliability";

/**
 * Waits until a scenario has come to what it should, and hands it to the table.
 *
 * @param scenario - one of reliability-scenarios.ts.
 * @param find - looks what it has come to, at this moment.
 */
export async function expectOutcome(
  scenario: string,
  find: () => Promise<Outcome>,
  expected: Outcome,
  { timeout = 10_000 } = {},
): Promise<void> {
  await expect.poll(find, { timeout }).toEqual(expected);
  const row = { scenario, ...(await find()) };
  test.info().annotations.push({ type: outcomeAnnotation, description: JSON.stringify(row) });
}
