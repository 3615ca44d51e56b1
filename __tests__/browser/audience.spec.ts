import { type Audience, audiences } from "../../src/audience/audience";
import { testBuilds } from "../builds/test-builds";
import { expect, type Page, test } from "../support/browser/browser-test";
import {
  framesShown,
  openPage,
  placeOf,
  whenLoaded,
  whenReady,
} from "../support/browser/open-page";
import {
  audienceRadio,
  chooseAudience,
  headline,
  patientsHeadline,
  providersHeadline,
  signupForm,
} from "../support/browser/waitlist-page";
import { watchFrames } from "../support/browser/watch-frames";
import about from "../support/sample-content/about.json";
import site from "../support/sample-content/site.json";

const headlines = { patients: patientsHeadline, providers: providersHeadline };

async function expectView(page: Page, shown: Audience) {
  for (const audience of audiences) {
    const visible = audience === shown;
    await expect(headline(page, headlines[audience])).toBeVisible({ visible });
    await expect(signupForm(page, audience)).toBeVisible({ visible });
    await expect(audienceRadio(page, audience)).toBeChecked({ checked: visible });
  }
  await expect(page.locator("html")).toHaveAttribute("data-audience", shown);
}

/** Gives the headlines that a visitor can see. */
function shownHeadlines(): string[] {
  return [...document.querySelectorAll("h1")]
    .filter((title) => title.checkVisibility())
    .map((title) => title.textContent);
}

test("the address says which view is shown; back from elsewhere I find it, my place in it, and the Tab key there", {
  tag: "@smoke",
}, async ({ page, baseURL }) => {
  const seen = await watchFrames(page, shownHeadlines);
  await openPage(page, "/?utm_source=mail");
  await expectView(page, "patients");
  await chooseAudience(page, "providers");
  await expectView(page, "providers");
  expect(page.url()).toBe(`${baseURL}/?utm_source=mail&audience=providers`);

  await whenLoaded(page, "/about");
  const waitlist = page.locator("#waitlist");
  await waitlist.evaluate((section) => section.scrollIntoView());
  await framesShown(page);
  const place = await placeOf(page);
  seen.clear();
  // From where I am: without Playwright's own scrolling.
  await page.getByRole("link", { name: site.company.aboutLabel }).dispatchEvent("click");
  await expect(headline(page, about.heading)).toBeVisible();
  await expect(audienceRadio(page, "patients")).toBeChecked();
  await page.goBack();
  await expectView(page, "providers");
  await expect.poll(() => placeOf(page)).toBeCloseTo(place, -1);
  await expect(waitlist).toBeFocused();
  await page.keyboard.press("Tab");
  await expect(waitlist.locator(":focus")).toHaveCount(1);
  expect(seen).not.toContain(patientsHeadline);

  await page.reload();
  await whenReady(page);
  await expectView(page, "providers");
  // To another site, without the back/forward cache.
  await page.goto(`${testBuilds.prefixed.url}/`);
  await page.goBack();
  await whenReady(page);
  await expectView(page, "providers");
  await chooseAudience(page, "patients");
  await expectView(page, "patients");
  expect(page.url()).toBe(`${baseURL}/?utm_source=mail`);
});

test("a link to the providers' view never shows me the patients'", {
  tag: "@smoke",
}, async ({ page }) => {
  const seen = await watchFrames(page, shownHeadlines);
  for (const address of [
    `${testBuilds.prefixed.url}/?audience=providers`,
    // As mail programs and campaign tools make it.
    `${testBuilds.root.url}/?utm_source=a&amp;audience=3Dproviders?utm_id=b`,
  ]) {
    await openPage(page, address);
    const providers = await page.locator("[data-for=providers] h1").textContent();
    await expect.poll(() => [...seen], address).toEqual([providers]);
    await page.goto("about:blank");
    seen.clear();
  }
});
