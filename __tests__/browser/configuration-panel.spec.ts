import { storageKeys } from "../../src/waitlist/submission/webhook-addresses";
import { configurationPagePath, testBuilds } from "../builds/test-builds";
import { expect, type Page, test } from "../support/browser/browser-test";
import { openPage } from "../support/browser/open-page";
import { toastOf } from "../support/browser/waitlist-page";

function opener(page: Page) {
  return page.locator("#waitlist [aria-expanded]");
}

function form(page: Page) {
  return page.getByRole("form").filter({ has: page.getByRole("tablist") });
}

function address(page: Page) {
  return form(page).getByRole("tabpanel").getByRole("textbox");
}

async function openPanel(page: Page) {
  await openPage(page, `${testBuilds.prefixed.url}${configurationPagePath}`);
  await opener(page).click();
  await expect(form(page)).toBeFocused();
  await expect(form(page).getByRole("heading").first()).toBeInViewport();
}

test("in the panel I see which tab shows, and the order of the instructions, and what I save is there after a reload", async ({
  page,
}) => {
  const addresses = ["https://hooks.example/patients", "https://hooks.example/providers"] as const;
  const stored = () =>
    page.evaluate(
      (keys) => keys.map((key) => localStorage.getItem(key)),
      [storageKeys.patients, storageKeys.providers],
    );
  await openPanel(page);

  await test.step("the tab that shows, and the order of the instructions, can be seen", async () => {
    const colors = await form(page)
      .getByRole("tab")
      .evaluateAll((tabs) => tabs.map((tab) => getComputedStyle(tab).color));
    expect(new Set(colors).size).toBe(2);
    const list = form(page).locator("ol").first();
    await expect(list).toHaveCSS("list-style-type", "decimal");
    const [edge, words] = [
      await list.boundingBox(),
      await list.getByRole("listitem").first().boundingBox(),
    ];
    expect((words?.x ?? 0) - (edge?.x ?? 0), "room for the numbers, in pixels").toBeGreaterThan(16);
  });

  await address(page).fill(addresses[0]);
  await form(page).getByRole("tab").last().click();
  await address(page).fill(addresses[1]);
  await form(page).locator("[type=submit]").click();
  await expect(form(page)).toHaveCount(0);
  expect(await stored()).toEqual(addresses);

  await openPanel(page);
  await expect(address(page)).toHaveValue(addresses[0]);
});

test.describe("a panel, which nobody downloads before it is opened,", () => {
  test.use({ expectedInConsole: /ERR_FAILED|Loading chunk/ });

  test("says so if it cannot be downloaded then, leaves the page as it is and opens at the next attempt", async ({
    page,
  }) => {
    await openPage(page, `${testBuilds.prefixed.url}${configurationPagePath}`);
    await page.route("**/*.js", (route) => route.abort());
    await opener(page).click();
    await expect(toastOf(page)).toContainText("The panel could not be loaded.");
    await page.unrouteAll();
    await opener(page).click();
    await expect(form(page)).toBeFocused();
  });
});
