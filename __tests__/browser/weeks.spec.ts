import { expect, type Page, test } from "../support/browser/browser-test";
import { openHome } from "../support/browser/screens";
import { chooseAudience } from "../support/browser/waitlist-page";
import journeys from "../support/sample-content/journeys.json";

const { weeks } = journeys;
const [early, middle] = weeks.pregnancy;

function range(page: Page) {
  return page.getByRole("slider", { name: weeks.label });
}

test("with the keyboard or the mouse I move along the weeks, and from the help line's week to the help line", async ({
  page,
}) => {
  await openHome(page, "patients");
  await range(page).focus();
  await expect(page.getByText(String(middle?.question))).toBeVisible();
  await page.keyboard.press("Home");
  await expect(page.getByText(String(early?.question)).last()).toBeVisible();
  await page.keyboard.press("End");
  await expect(page.getByText("Week 12 after birth").first()).toBeVisible();
  await expect(page.getByText(String(middle?.question))).toBeHidden();
  await page.keyboard.press("Tab");
  await expect(page.locator("#journey a[href='tel:1-833-852-6262']").first()).toBeFocused();

  // Where I press on the branch, that week asks.
  await range(page).press("Home");
  const box = await range(page).boundingBox();
  if (!box) throw new Error("There is no range.");
  expect(box.height).toBeGreaterThanOrEqual(44);
  await range(page).click({ position: { x: box.width - 20, y: box.height / 2 } });
  await expect(range(page)).toHaveValue("52");
  // It is the families'.
  await chooseAudience(page, "providers");
  await expect(range(page)).toBeHidden();
});
