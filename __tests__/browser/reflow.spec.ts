import { expect, test } from "../support/browser/browser-test";
import { layoutFaults } from "../support/browser/layout-faults";
import { openHome } from "../support/browser/screens";
import { chooseAudience, clinicHeadline, fill, headline } from "../support/browser/waitlist-page";

// Whether each screen fits as it is, every-screen.spec.ts says.

const clinicName = "The Lakeside Women's Health and Maternity Center of Ashfield";

test("a clinic's name of 60 letters fits wherever there is a name", async ({ page }) => {
  expect(clinicName).toHaveLength(60);
  await openHome(page, "providers");
  await fill(page, { practiceName: clinicName });
  await page.evaluate((words) => {
    const names = document.querySelectorAll("header a > span, figcaption span, footer p:has(svg)");
    for (const name of names) name.lastChild?.replaceWith(words);
  }, clinicName);
  for (const width of [320, 390, 768, 1024, 1440, 1920]) {
    await page.setViewportSize({ width, height: 800 });
    expect(await layoutFaults(page), `${width} px wide`).toEqual([]);
  }
});

test("magnified to 400%, I can switch the audience and read on", {
  tag: "@smoke",
}, async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 256 });
  await openHome(page, "patients");
  await chooseAudience(page, "providers");
  await expect(headline(page, clinicHeadline)).toBeVisible();
  expect(await layoutFaults(page)).toEqual([]);
});
