import { expect, type Page, test, watchViolations } from "../support/browser/browser-test";
import { openPage, whenReady } from "../support/browser/open-page";
import {
  chooseAudience,
  headline,
  patientsHeadline,
  providersHeadline,
  signUp,
  storeAddress,
  toastOf,
} from "../support/browser/waitlist-page";
import about from "../support/sample-content/about.json";
import notFound from "../support/sample-content/not-found.json";
import site from "../support/sample-content/site.json";
import waitlist from "../support/sample-content/waitlist.json";
import { startTestReceiver } from "../support/test-receiver";

test.use({ expectedInConsole: /404 \(Not Found\)|There is no page/ });

/** Fails for a toast that is only text: one without the styles that Emotion adds when it comes. */
async function expectStyledToast(page: Page, text: string) {
  const toast = toastOf(page);
  await expect(toast).toContainText(text);
  await expect(toast).toHaveCSS("display", "grid");
  await page.getByRole("button", { name: "close" }).click();
  await expect(toast).toHaveCount(0);
}

function loadedFonts(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    await document.fonts.ready;
    const loaded = [...document.fonts].filter(({ status }) => status === "loaded");
    return loaded.map(({ family }) => family.replaceAll('"', ""));
  });
}

test("a visitor does everything there is to do, and nothing is blocked", {
  tag: "@smoke",
}, async ({ page, opened }) => {
  const receiver = await opened(startTestReceiver());
  const violations = watchViolations(page);

  await openPage(page);
  await expect(headline(page, patientsHeadline)).toBeVisible();
  expect(await loadedFonts(page)).toEqual(expect.arrayContaining(["Figtree", "Fraunces"]));
  for (const audience of ["patients", "providers"] as const) {
    await chooseAudience(page, audience);
    await storeAddress(page, audience, receiver.url);
    await signUp(page, audience);
    await expectStyledToast(page, "Thank you for joining our waitlist!");
  }
  expect(receiver.received.map(({ method }) => method)).toEqual(["POST", "POST"]);
  await storeAddress(page, "providers", "no address");
  await page.getByRole("button", { name: waitlist.anotherLabel }).click();
  await signUp(page, "providers");
  await expectStyledToast(page, "Failed to send your information.");

  for (const photo of await page.getByRole("main").getByRole("img").all()) {
    await photo.scrollIntoViewIfNeeded();
    await expect(photo).toHaveJSProperty("complete", true);
    // This is where the browser puts it unless the page's styles are allowed.
    await expect(photo).not.toHaveCSS("object-position", "50% 50%");
  }
  await page.getByRole("contentinfo").getByRole("link", { name: site.company.aboutLabel }).click();
  await page.getByRole("link", { name: about.backLabel }).click();
  await expect(headline(page, patientsHeadline)).toBeVisible();

  await openPage(page, "/about/");
  await page.getByRole("link", { name: about.backLabel }).click();
  await openPage(page, "/?audience=providers");
  await expect(headline(page, providersHeadline)).toBeVisible();
  await page.goto("/abuot");
  await page.getByRole("link", { name: notFound.homeLabel }).click();
  await expect(headline(page, patientsHeadline)).toBeVisible();
  expect(violations).toEqual([]);
});

test("what is not ours does not run on any page", async ({ page }) => {
  const violations = watchViolations(page);
  for (const path of ["/", "/about", "/404.html"]) {
    violations.length = 0;
    await page.goto(path);
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
    await expect.soft(page.getByRole("heading", { level: 1 }), path).toBeVisible();
    expect.soft(await page.title()).toBe(title);
    const blocked = violations.map((text) => /directive:? ["']([\w-]+)/.exec(text)?.[1]);
    expect.soft(blocked.sort(), path).toEqual(["img-src", "script-src", "style-src", "style-src"]);
  }
});
