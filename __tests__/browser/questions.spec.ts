import { expect, test } from "../support/browser/browser-test";
import { openHome } from "../support/browser/screens";
import questions from "../support/sample-content/questions.json";

const [first, second] = questions.patients.items;

test("I open and close an answer by keyboard", async ({ page }) => {
  await openHome(page, "patients");
  await expect(page.getByText(first?.answer ?? "")).toBeVisible();
  const question = page.locator("summary").filter({ hasText: second?.question });
  const answer = page.getByText(second?.answer ?? "");
  const arrow = () => question.evaluate((one) => getComputedStyle(one, "::after").transform);
  await expect(answer).toBeHidden();
  const closed = await arrow();
  await question.focus();
  await page.keyboard.press("Enter");
  await expect(answer).toBeInViewport();
  expect(await arrow(), "the arrow of an open answer").not.toBe(closed);
  await page.keyboard.press("Space");
  await expect(answer).toBeHidden();
});
