import { expect, test } from "../support/browser/browser-test";
import { openHome } from "../support/browser/screens";
import questions from "../support/sample-content/questions.json";

const [first, second] = questions.patients.items;

test("I open and close an answer by keyboard", async ({ page }) => {
  await openHome(page, "patients");
  await expect(page.getByText(first?.answer ?? "")).toBeVisible();
  const answer = page.getByText(second?.answer ?? "");
  await expect(answer).toBeHidden();
  await page.locator("summary").filter({ hasText: second?.question }).focus();
  await page.keyboard.press("Enter");
  await expect(answer).toBeInViewport();
  await page.keyboard.press("Space");
  await expect(answer).toBeHidden();
});
