import { expect, type Page, test } from "../support/browser/browser-test";
import {
  framesShown,
  openPage,
  placeOf,
  whenLoaded,
  whenReady,
} from "../support/browser/open-page";
import { expectSignedUp, signup } from "../support/browser/signups";
import {
  audienceRadio,
  chooseAudience,
  field,
  fill,
  headline,
  openSending,
  patientsHeadline,
  providersHeadline,
  signUp,
  signupForm,
  storeAddress,
  submitButton,
  typed,
} from "../support/browser/waitlist-page";
import about from "../support/sample-content/about.json";
import hero from "../support/sample-content/hero.json";
import site from "../support/sample-content/site.json";
import waitlist from "../support/sample-content/waitlist.json";

test.use({
  expectedInConsole:
    /ERR_INTERNET_DISCONNECTED|404 \(Not Found\)|Refused to execute script|Loading chunk|^undefined$|page resources/,
});

/** A link of the view that is shown; the other view's is on the page as well. */
function link(page: Page, name: string) {
  return page.getByRole("link", { name, exact: true }).filter({ visible: true }).first();
}

function brand(page: Page) {
  return page.getByRole("banner").getByRole("link", { name: site.name });
}

test("links keep me in the providers' view, without another document, and one to where I am adds no step", {
  tag: "@smoke",
}, async ({ page, context, baseURL }) => {
  const home = `${baseURL}/?audience=providers`;
  const providersAbout = `${baseURL}/about?audience=providers`;
  await openPage(page, home);
  await whenLoaded(page, "/about");
  const documents: string[] = [];
  page.on("request", (request) => {
    if (request.isNavigationRequest()) documents.push(request.url());
  });
  await link(page, hero.founders.linkLabel).click();
  await expect(page).toHaveURL(providersAbout);
  await link(page, site.joinLink).click();
  await expect(page).toHaveURL(`${home}#waitlist`);
  await expect(signupForm(page, "providers")).toBeInViewport();
  await page.keyboard.press("Tab");
  await expect(field(page, "name")).toBeFocused();
  await page.goBack();
  await link(page, about.backLabel).click();
  await expect(page).toHaveURL(home);
  await expect(headline(page, providersHeadline)).toBeVisible();
  await page.goBack();

  await test.step("the footer's leads to About Us as families see it, which is another step", async () => {
    await link(page, site.company.aboutLabel).click();
    await expect(page).toHaveURL(`${baseURL}/about`);
    await expect(page.locator("html")).toHaveAttribute("data-audience", "patients");
    await page.goBack();
    await expect(page).toHaveURL(providersAbout);
    await expect(page.locator("html")).toHaveAttribute("data-audience", "providers");
  });

  await brand(page).click();
  await expect(page).toHaveURL(home);
  await expect(headline(page, providersHeadline)).toBeVisible();
  await page.evaluate(() => scrollTo(0, 900));
  for (let presses = 1; presses <= 3; presses += 1) await brand(page).click();
  await expect.poll(() => placeOf(page)).toBe(0);
  await page.goBack();
  await expect(headline(page, about.heading)).toBeVisible();
  expect(documents).toEqual([]);

  await test.step("one that is pressed for another tab opens one", async () => {
    const opening = context.waitForEvent("page");
    await link(page, site.company.aboutLabel).click({ modifiers: ["ControlOrMeta"] });
    await expect(await opening).toHaveURL(`${baseURL}/about`);
    await expect(page).toHaveURL(providersAbout);
  });
});

for (const [name, files, answer] of [
  ["the next page's data cannot be reached", /page-data\/index/, "offline"],
  [
    "there is a newer build",
    /app-data\.json/,
    { body: '{"webpackCompilationHash":"of the new scripts"}' },
  ],
] as const) {
  test(`when ${name}, "Join the waitlist" on About leads providers to their form, and Back back`, async ({
    page,
    baseURL,
  }) => {
    await openPage(page, "/about?audience=providers");
    await page.route(files, (route) =>
      answer === "offline" ? route.abort("internetdisconnected") : route.fulfill(answer),
    );
    await whenLoaded(page, "/");
    await page.unrouteAll({ behavior: "wait" });
    await link(page, site.joinLink).click();
    await expect(page).toHaveURL(`${baseURL}/?audience=providers#waitlist`);
    await expect(signupForm(page, "providers")).toBeInViewport();
    await page.goBack();
    await expect(page).toHaveURL(`${baseURL}/about?audience=providers`);
    await expect(headline(page, about.heading)).toBeVisible();
  });
}

test("from pages whose files have gone I sign up, get to About Us and back to the form, and sign up again", async ({
  page,
  host,
  receiver,
}) => {
  await openSending(page, receiver.url, host.url);
  host.redeploy();
  await signUp(page);
  await expectSignedUp(page, receiver);
  await link(page, site.company.aboutLabel).click();
  await expect(headline(page, about.heading)).toBeVisible();
  // Until then, its own files are still on their way.
  await whenReady(page);
  host.redeploy();
  await whenLoaded(page, "/");
  await link(page, about.backLabel).click();
  await expect(headline(page, patientsHeadline)).toBeVisible();
  await signUp(page);
  await expectSignedUp(page, receiver, signup("patients"), signup("patients"));
});

test("a link that I press before its page has come takes along what I typed", async ({
  page,
  host,
}) => {
  host.hold(/page-data\/about/);
  await openPage(page, `${host.url}/?audience=providers`);
  await fill(page, typed.providers);
  await link(page, hero.founders.linkLabel).click();
  // What I do last counts, but a switch leads nowhere else.
  await chooseAudience(page, "patients");
  host.release();
  await expect(headline(page, about.heading)).toBeVisible();
  await expect(page).toHaveURL(/about\?audience=providers$/);
  await link(page, about.backLabel).click();
  await expect(field(page, "name")).toHaveValue(typed.providers.name);
});

test("a link that I press before its page has come leads nowhere once I type on", async ({
  page,
  host,
}) => {
  host.hold(/page-data\/about/);
  await openPage(page, host.url);
  const toAbout = link(page, site.company.aboutLabel);
  await toAbout.click();
  await expect(toAbout).toHaveAttribute("aria-busy", "true");
  await field(page, "name").pressSequentially("Ana");
  host.release();
  await expect(toAbout).not.toHaveAttribute("aria-busy");
  await expect(headline(page, patientsHeadline)).toBeVisible();
  await expect(field(page, "name")).toHaveValue("Ana");
});

test("what I send while Back is on its way goes where the form that I see belongs", async ({
  page,
  receiver,
  host,
}) => {
  await openPage(page, `${host.url}/about`);
  await storeAddress(page, "providers", receiver.url);
  await whenLoaded(page, "/");
  await link(page, about.backLabel).click();
  await chooseAudience(page, "providers");
  host.hold(/page-data\/about|src-pages-about/);
  await page.reload();
  await fill(page, typed.providers);
  await page.goBack();
  await expect(page).toHaveURL(`${host.url}/about`);
  await expect(audienceRadio(page, "providers")).toBeChecked();
  await submitButton(page).click();
  await expectSignedUp(page, receiver, signup("providers"));
  await expect(page.getByText(waitlist.providers.confirmation.title)).toBeVisible();
  host.release();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(about.heading);
});

test("back in the other view, where the form had given way to thanks, I am where I was", async ({
  page,
  receiver,
}) => {
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
