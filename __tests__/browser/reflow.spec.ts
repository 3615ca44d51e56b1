import { expect, test } from "../support/browser/browser-test";
import { layoutFaults, spaceText } from "../support/browser/layout-faults";
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

test("on the smallest phone, with text spaced out, no word of the toggle is broken", async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await openHome(page, "patients");
  await spaceText(page, true);
  const broken = await page.getByRole("group").evaluate((toggle) => {
    const words = [...toggle.querySelectorAll("label > span")].flatMap(({ firstChild }) =>
      [...(firstChild?.textContent ?? "").matchAll(/[^\s-]+/g)].map(({ 0: word, index }) => {
        const range = new Range();
        if (firstChild) range.setStart(firstChild, index);
        if (firstChild) range.setEnd(firstChild, index + word.length);
        return { word, lines: range.getClientRects().length };
      }),
    );
    return words.filter(({ lines }) => lines !== 1).map(({ word }) => word);
  });
  expect(broken).toEqual([]);
});
