import { testBuilds } from "../builds/test-builds";
import { expect, type Page, test } from "../support/browser/browser-test";
import { framesShown, openPage, placeOf, whenLoaded } from "../support/browser/open-page";
import {
  chooseAudience,
  field,
  headline,
  patientsHeadline,
  providersHeadline,
  signUp,
  signupForm,
  storeAddress,
} from "../support/browser/waitlist-page";
import about from "../support/sample-content/about.json";
import hero from "../support/sample-content/hero.json";
import site from "../support/sample-content/site.json";
import waitlist from "../support/sample-content/waitlist.json";
import { startTestReceiver } from "../support/test-receiver";

test.use({
  expectedInConsole:
    /ERR_INTERNET_DISCONNECTED|404 \(Not Found\)|Loading chunk|^undefined$|page resources/,
});

const views = [
  ["patients", "", patientsHeadline],
  ["providers", "?audience=providers", providersHeadline],
] as const;

/** A link of the view that is shown; the other view's is on the page as well. */
function link(page: Page, name: string) {
  return page.getByRole("link", { name, exact: true }).filter({ visible: true }).first();
}

function brand(page: Page) {
  return page.getByRole("banner").getByRole("link", { name: site.name });
}

for (const [audience, query, title] of views) {
  test(`links keep me in the view of ${audience}, without another document; the footer's to About Us begins as families'`, {
    tag: "@smoke",
  }, async ({ page, baseURL }) => {
    await openPage(page, `/${query}`);
    await whenLoaded(page, "/about");
    const documents: string[] = [];
    page.on("request", (request) => {
      if (request.isNavigationRequest()) documents.push(request.url());
    });
    await link(page, hero.founders.linkLabel).click();
    await expect(page).toHaveURL(`${baseURL}/about${query}`);
    await page.getByRole("main").getByRole("link", { name: site.joinLink }).first().click();
    await expect(page).toHaveURL(`${baseURL}/${query}#waitlist`);
    await expect(signupForm(page, audience)).toBeInViewport();
    await page.keyboard.press("Tab");
    await expect(field(page, "name")).toBeFocused();
    await page.goBack();
    await link(page, about.backLabel).click();
    await expect(page).toHaveURL(`${baseURL}/${query}`);
    await expect(headline(page, title)).toBeVisible();
    await page.goBack();
    await brand(page).click();
    await expect(page).toHaveURL(`${baseURL}/${query}`);
    await expect(headline(page, title)).toBeVisible();
    await link(page, site.company.aboutLabel).click();
    await expect(page).toHaveURL(`${baseURL}/about`);
    await expect(page.locator("html")).toHaveAttribute("data-audience", "patients");
    expect(documents).toEqual([]);
  });
}

for (const [name, files, answer, [audience, query]] of [
  ["the next page's data cannot be reached", /page-data\/index/, "offline", views[0]],
  ["the next page's script is gone", /component---src-pages-index/, { status: 404 }, views[1]],
  [
    "there is a newer build",
    /app-data\.json/,
    { body: '{"webpackCompilationHash":"of the new scripts"}' },
    views[0],
  ],
] as const) {
  test(`when ${name}, "Join the waitlist" on About leads ${audience} to their form, and Back back`, async ({
    page,
    baseURL,
  }) => {
    await openPage(page, `/about${query}`);
    await page.route(files, (route) =>
      answer === "offline" ? route.abort("internetdisconnected") : route.fulfill(answer),
    );
    await whenLoaded(page, "/");
    await page.unrouteAll({ behavior: "wait" });
    await page.getByRole("main").getByRole("link", { name: site.joinLink }).first().click();
    await expect(page).toHaveURL(`${baseURL}/${query}#waitlist`);
    await expect(signupForm(page, audience)).toBeInViewport();
    await page.goBack();
    await expect(page).toHaveURL(`${baseURL}/about${query}`);
    await expect(headline(page, about.heading)).toBeVisible();
  });
}

test("the name in the bar, pressed where it leads to, adds no step to the history", {
  tag: "@smoke",
}, async ({ page }) => {
  await openPage(page, "/about");
  await brand(page).click();
  await expect(headline(page, patientsHeadline)).toBeVisible();
  await page.evaluate(() => scrollTo(0, 900));
  for (let presses = 1; presses <= 3; presses += 1) await brand(page).click();
  await expect.poll(() => placeOf(page)).toBe(0);
  await page.goBack();
  await expect(headline(page, about.heading)).toBeVisible();
});

test("back in the other view, where the form had given way to thanks, I am where I was", async ({
  page,
  opened,
}) => {
  const receiver = await opened(startTestReceiver());
  await page.setViewportSize({ width: 390, height: 844 });
  await openPage(page, "/?audience=providers#waitlist");
  await page.locator("form [name=role]").evaluate((field) => field.scrollIntoView());
  await framesShown(page);
  const place = await placeOf(page);
  await brand(page).dispatchEvent("click");
  await expect.poll(() => placeOf(page)).toBe(0);
  await chooseAudience(page, "patients");
  await storeAddress(page, "patients", receiver.url);
  await signUp(page);
  await expect(page.getByText(waitlist.patients.confirmation.title)).toBeVisible();
  await page.goBack();
  await expect(signupForm(page, "providers")).toBeVisible();
  await expect.poll(() => placeOf(page)).toBeCloseTo(place, -1);
});

test("a link that is pressed for another tab opens one", async ({ page, context }) => {
  await openPage(page);
  await whenLoaded(page, "/about");
  const opening = context.waitForEvent("page");
  await link(page, site.company.aboutLabel).click({ modifiers: ["ControlOrMeta"] });
  await expect(await opening).toHaveURL(`${testBuilds.root.url}/about`);
  await expect(page).toHaveURL(`${testBuilds.root.url}/`);
});
