import { expect, test } from "../support/browser/browser-test";
import { layoutFaults } from "../support/browser/layout-faults";
import { openHome } from "../support/browser/screens";
import { chooseAudience, clinicHeadline, headline } from "../support/browser/waitlist-page";

// Whether each screen fits as it is, every-screen.spec.ts says.

test("magnified to 400%, I can switch the audience and read on", {
  tag: "@smoke",
}, async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 256 });
  await openHome(page, "patients");
  await chooseAudience(page, "providers");
  await expect(headline(page, clinicHeadline)).toBeVisible();
  expect(await layoutFaults(page)).toEqual([]);
});
