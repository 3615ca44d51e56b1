import { audiences } from "../../src/audience/audience";
import { testBuilds } from "../builds/test-builds";
import { expect, type Page, test } from "../support/browser/browser-test";
import { layoutFaults } from "../support/browser/layout-faults";
import { openHome } from "../support/browser/screens";
import questions from "../support/sample-content/questions.json";

const [first, second] = questions.patients.items;

async function expectToOpenByKeyboard(page: Page): Promise<void> {
  const question = page.locator("summary").filter({ hasText: second?.question });
  const answer = page.getByText(second?.answer ?? "");
  await expect(answer).toBeHidden();
  await question.focus();
  await page.keyboard.press("Enter");
  await expect(answer).toBeInViewport();
  await page.keyboard.press("Space");
  await expect(answer).toBeHidden();
}

test("I open and close an answer by keyboard", async ({ page }) => {
  await openHome(page, "patients");
  await expect(page.getByText(first?.answer ?? "")).toBeVisible();
  await expectToOpenByKeyboard(page);
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("I open and close an answer too", async ({ page }) => {
    await page.goto("/");
    await expectToOpenByKeyboard(page);
  });
});

for (const audience of audiences) {
  test(`the longest answers fit, for ${audience}`, async ({ page }) => {
    await openHome(page, audience, testBuilds.prefixed);
    await page.locator("details").evaluateAll((all) => {
      for (const details of all) details.toggleAttribute("open", true);
    });
    for (const width of [320, 1024]) {
      await page.setViewportSize({ width, height: 900 });
      expect.soft(await layoutFaults(page), `${width} px wide`).toEqual([]);
    }
  });
}

test("without questions there is no such section", async ({ page }) => {
  await openHome(page, "patients", testBuilds.least);
  await expect(page.locator("#questions")).toHaveCount(0);
});
