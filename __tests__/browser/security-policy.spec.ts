import { expect, type Page, test } from "../support/browser/browser-test";
import { openPage, whenReady } from "../support/browser/open-page";
import { startSiteProxy } from "../support/browser/site-proxy";
import {
  aboutTitle,
  chooseAudience,
  clinicHeadline,
  familyHeadline,
  headline,
  signUp,
  storeAddress,
} from "../support/browser/waitlist-page";
import { watchPolicy } from "../support/browser/watched-policy";
import about from "../support/sample-content/about.json";
import notFound from "../support/sample-content/not-found.json";
import site from "../support/sample-content/site.json";
import { refusingAddress, startTestReceiver } from "../support/test-receiver";

/** Fails for a toast that is only text: one without the styles that Emotion adds when it comes. */
async function expectStyledToast(page: Page, text: string) {
  const toast = page.locator(".Toastify__toast");
  await expect(toast).toContainText(text);
  await expect(toast).toHaveCSS("display", "grid");
  await expect(toast).toHaveCSS("border-inline-start-width", "6px");
  await expect(page.locator(".Toastify__toast-container")).toHaveCSS("position", "fixed");
}

function loadedFonts(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    await document.fonts.ready;
    const loaded = [...document.fonts].filter(({ status }) => status === "loaded");
    return loaded.map(({ family }) => family.replaceAll('"', "")).sort();
  });
}

test("a visitor does everything there is to do, and nothing is blocked", {
  tag: "@smoke",
}, async ({ page, opened }) => {
  const { url } = await opened(startSiteProxy());
  const receiver = await opened(startTestReceiver());
  const { printed, violations } = await watchPolicy(page);

  await openPage(page, `${url}/`);
  await expect(headline(page, familyHeadline)).toBeVisible();
  expect(await loadedFonts(page)).toEqual(expect.arrayContaining(["Figtree", "Fraunces"]));
  for (const audience of ["patients", "providers"] as const) {
    await chooseAudience(page, audience);
    await storeAddress(page, audience, receiver.url);
    await signUp(page, audience);
    await expectStyledToast(page, "Thank you for joining our waitlist!");
    await page.getByRole("button", { name: "close" }).click();
    await expect(page.locator(".Toastify__toast")).toHaveCount(0);
  }
  expect(receiver.received.map(({ method }) => method)).toEqual(["POST", "POST"]);

  for (const photo of await page.getByRole("main").getByRole("img").all()) {
    await photo.scrollIntoViewIfNeeded();
    await expect(photo).toHaveJSProperty("complete", true);
    // Not the browser's own: the page's styles are allowed.
    await expect(photo).not.toHaveCSS("object-position", "50% 50%");
  }
  await page.getByRole("contentinfo").getByRole("link", { name: site.company.aboutLabel }).click();
  await expect(page).toHaveTitle(aboutTitle);
  await page.getByRole("link", { name: about.backLabel }).click();
  await expect(headline(page, familyHeadline)).toBeVisible();

  await openPage(page, `${url}/about/`);
  await page.getByRole("link", { name: about.backLabel }).click();
  await openPage(page, `${url}/?audience=providers`);
  await expect(headline(page, clinicHeadline)).toBeVisible();

  expect(await violations()).toEqual([]);
  expect(printed).toEqual([]);
});

test("what is announced on another page is not to be seen", async ({ page, opened }) => {
  const { url } = await opened(startSiteProxy());
  await openPage(page, `${url}/about`);
  await page.getByRole("link", { name: about.backLabel }).click();
  const announcer = page.locator("#gatsby-announcer");
  await expect(announcer).toContainText("Navigated to");
  const box = await announcer.boundingBox();
  expect(box?.width).toBeLessThanOrEqual(1);
  expect(box?.height).toBeLessThanOrEqual(1);
});

test.describe("where something fails", () => {
  test.use({ expectedInConsole: /404 \(Not Found\)|There is no page|ERR_CONNECTION_REFUSED/ });

  test("a failed signup shows a styled toast", async ({ page, opened }) => {
    const { url } = await opened(startSiteProxy());
    const { violations } = await watchPolicy(page);
    await openPage(page, `${url}/`);
    await storeAddress(page, "patients", refusingAddress);
    await signUp(page);
    await expectStyledToast(page, "Failed to send your information.");
    expect(await violations()).toEqual([]);
  });

  test("an address that is nowhere leads on to the home page", async ({ page, opened }) => {
    const { url } = await opened(startSiteProxy());
    const { printed, violations } = await watchPolicy(page);
    await page.goto(`${url}/abuot`);
    await expect.poll(() => printed).toContain("There is no page at /abuot");
    await page.getByRole("link", { name: notFound.homeLabel }).click();
    await expect(headline(page, familyHeadline)).toBeVisible();
    expect(await violations()).toEqual([]);
  });
});

test.describe("what is not ours", () => {
  test.use({ expectedInConsole: /There is no page/ });

  for (const path of ["/", "/about", "/about/", "/404.html"]) {
    test(`does not run on ${path}`, async ({ page, opened }) => {
      const { url } = await opened(startSiteProxy());
      const { violations } = await watchPolicy(page);
      await page.goto(url + path);
      await whenReady(page);
      const title = await page.title();
      await page.evaluate(() => {
        const script = document.createElement("script");
        script.textContent = "document.title = 'changed'";
        const style = document.createElement("style");
        style.textContent = "body { display: none }";
        document.head.append(script, style);
        document.body.setAttribute("style", "display: none");
        document.body.insertAdjacentHTML("beforeend", `<img src="https://else.example/a.png">`);
      });
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      expect(await page.title()).toBe(title);
      const blocked = (await violations()).map((violation) => violation.split(":")[0]);
      expect([...new Set(blocked)].sort()).toEqual([
        "img-src",
        "script-src-elem",
        "style-src-attr",
        "style-src-elem",
      ]);
    });
  }
});
