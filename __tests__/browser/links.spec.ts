import { servedBuilds, testBuilds } from "../builds/test-builds";
import { expect, type Page, test } from "../support/browser/browser-test";
import { openPage, openStaticPage, placeOf, whenLoaded } from "../support/browser/open-page";
import { startSiteProxy } from "../support/browser/site-proxy";
import {
  chooseAudience,
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

test.describe.configure({ mode: "parallel" });
test.use({
  expectedInConsole:
    /ERR_INTERNET_DISCONNECTED|ERR_FAILED|404 \(Not Found\)|503 \(|Loading chunk|^undefined$|page resources|Refused to execute script/,
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
  test(`links keep me in the view of ${audience}; the footer's to About Us begins as families'`, {
    tag: "@smoke",
  }, async ({ page, baseURL }) => {
    await openPage(page, `/${query}`);
    await link(page, hero.founders.linkLabel).click();
    await expect(page).toHaveURL(`${baseURL}/about${query}`);
    await page.getByRole("main").getByRole("link", { name: site.joinLink }).first().click();
    await expect(page).toHaveURL(`${baseURL}/${query}#waitlist`);
    await expect(signupForm(page, audience)).toBeInViewport();
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
  });
}

test("links keep me in the view that I have switched to, before and after the scripts come", async ({
  page,
  opened,
}) => {
  const slow = await opened(startSiteProxy({ held: /\.js$/ }));
  await openStaticPage(page, `${slow.url}/`);
  await chooseAudience(page, "providers");
  await expect(brand(page)).toHaveAttribute("href", "/?audience=providers");
  slow.release();
  await expect(page.locator("html[data-hydrated]")).toBeAttached();
  await chooseAudience(page, "patients");
  await expect(brand(page)).toHaveAttribute("href", "/");
});

for (const [name, { url }] of Object.entries(servedBuilds)) {
  test(`without scripts, links lead to pages in the view they stand in, on the ${name} build`, async ({
    page,
  }) => {
    await openPage(page, `${url}/about?audience=providers`);
    const { pathname } = new URL(`${url}/`);
    const shown = page.locator("[data-for=providers] > a, [data-for=providers] a[data-rank]");
    const addresses = await shown.evaluateAll((links) =>
      links.map((one) => one.getAttribute("href")),
    );
    expect(new Set(addresses)).toEqual(
      new Set([`${pathname}?audience=providers`, `${pathname}?audience=providers#waitlist`]),
    );
  });
}

test.describe("when the next page could not be loaded beforehand", () => {
  /** Ways in which it fails, each for a moment. */
  const failures: [name: string, files: RegExp, answer: { status: number } | "offline"][] = [
    ["offline", /page-data|component---/, "offline"],
    ["its data is missing", /\/page-data\/index\/page-data\.json/, { status: 503 }],
    ["its script is missing", /component---src-pages-index/, { status: 404 }],
    ["the site's data is missing", /app-data\.json/, { status: 503 }],
  ];

  for (const [index, [name, files, answer]] of failures.entries()) {
    // Their ways are the same.
    const [audience, query] = views[index % 2] ?? views[0];
    test(`${name}: "Join the waitlist" on About leads ${audience} to their form, and Back back`, async ({
      page,
      baseURL,
    }) => {
      const hasFailed = watchFailures();
      await page.route(files, async (route) => {
        // What About itself needs has come by then.
        const isOwn = !(await page.locator("html[data-hydrated]").count());
        if (isOwn) return route.continue();
        hasFailed.note();
        return answer === "offline" ? route.abort("internetdisconnected") : route.fulfill(answer);
      });
      await openPage(page, `/about${query}`);
      await hasFailed.forGood();
      await page.unrouteAll({ behavior: "wait" });
      await page.getByRole("main").getByRole("link", { name: site.joinLink }).first().click();
      await expect(page).toHaveURL(`${baseURL}/${query}#waitlist`);
      await expect(signupForm(page, audience)).toBeInViewport();
      await page.goBack();
      await expect(page).toHaveURL(`${baseURL}/about${query}`);
      await expect(headline(page, about.heading)).toBeVisible();
    });
  }

  test("after a redeployment that the page has noticed, one Back leads back", async ({
    page,
    opened,
  }) => {
    const host = await opened(startSiteProxy());
    const hasNoticed = watchFailures();
    await page.route(/app-data\.json/, (route) => {
      hasNoticed.note();
      return route.fulfill({ body: '{"webpackCompilationHash":"of the new scripts"}' });
    });
    await openPage(page, `${host.url}/`);
    await hasNoticed.forGood();
    await page.unroute(/app-data\.json/);
    await link(page, site.company.aboutLabel).click();
    await expect(headline(page, about.heading)).toBeVisible();
    await page.goBack();
    await expect(headline(page, patientsHeadline)).toBeVisible();
  });
});

/** Waits until something has failed, and is tried again no more. */
function watchFailures() {
  let last = 0;
  return {
    note: () => {
      last = Date.now();
    },
    forGood: () => expect.poll(() => last > 0 && Date.now() - last > 1_000).toBe(true),
  };
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

for (const [audience, query] of views) {
  test(`back from About in the view of ${audience}, the Tab key continues from where I was`, {
    tag: "@smoke",
  }, async ({ page }) => {
    await openPage(page, `/${query}`);
    await page.locator("#waitlist").evaluate((section) => section.scrollIntoView());
    await expect(page.locator("#waitlist")).toBeInViewport();
    await whenLoaded(page, "/about");
    // From where I am: without Playwright's own scrolling.
    await link(page, site.company.aboutLabel).dispatchEvent("click");
    await expect(headline(page, about.heading)).toBeVisible();
    await page.goBack();
    await expect(signupForm(page, audience)).toBeInViewport();
    await expect(page.locator("#waitlist")).toBeFocused();
    await page.keyboard.press("Tab");
    await expect(page.locator("#waitlist :focus")).toHaveCount(1);
  });
}

test("back in the other view, where the form had given way to thanks, I am where I was", async ({
  page,
  opened,
}) => {
  const receiver = await opened(startTestReceiver());
  await page.setViewportSize({ width: 390, height: 844 });
  await openPage(page, "/?audience=providers#waitlist");
  await page.locator("form [name=role]").evaluate((field) => field.scrollIntoView());
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
  const opening = context.waitForEvent("page");
  await link(page, site.company.aboutLabel).click({ modifiers: ["ControlOrMeta"] });
  await expect(await opening).toHaveURL(`${testBuilds.root.url}/about`);
  await expect(page).toHaveURL(`${testBuilds.root.url}/`);
});
