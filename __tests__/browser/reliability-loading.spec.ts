import type { Route } from "@playwright/test";
import { testBuilds } from "../builds/test-builds";
import { expect, type Page, test } from "../support/browser/browser-test";
import { openPage, openStaticPage, placeOf, whenLoaded } from "../support/browser/open-page";
import { expectSignedUp, signup } from "../support/browser/signups";
import {
  audienceRadio,
  chooseAudience,
  field,
  fill,
  headline,
  providersHeadline,
  storeAddress,
  submitButton,
  subscribeBox,
  typed,
} from "../support/browser/waitlist-page";
import site from "../support/sample-content/site.json";
import waitlist from "../support/sample-content/waitlist.json";
import { expectPill } from "./pill";

test.use({
  expectedInConsole:
    /Extension context invalidated|Unexpected (?:identifier|token)|removeChild|Uncaught error|Cannot read properties of undefined|404 \(Not Found\)|Refused to execute script|ERR_FAILED|Minified React error #4(?:18|23|25)|page resources|Loading chunk|^undefined$/,
});

for (const [evenIf, change, openAnswers] of [
  ["", () => undefined, 2],
  // React replaces the whole page then.
  [", even if a password manager and a translator have changed the page", changeAsExtensions, 1],
] as const) {
  test(`what I choose and type before and while the page hydrates is kept, and there when I come back${evenIf}`, {
    tag: "@smoke",
  }, async ({ page, receiver, host }) => {
    host.hold(/\.js$/);
    const requested: string[] = [];
    page.on("request", (request) => {
      if (request.isNavigationRequest() || request.method() !== "GET") {
        requested.push(request.url());
      }
    });
    await openStaticPage(page, `${host.url}/`);
    await page.evaluate(change);
    await storeAddress(page, "providers", receiver.url);
    const { name, email, ...others } = typed.providers;
    await field(page, "name").fill(name);

    await chooseAudience(page, "providers");
    await expect(headline(page, providersHeadline)).toBeVisible();
    const bar = page.getByRole("banner");
    await expectPill(bar.locator("[data-value=providers]"), bar.locator("[data-value=patients]"));
    const brand = bar.getByRole("link", { name: site.name });
    await expect(brand).toHaveAttribute("href", "/?audience=providers");

    await page.locator("summary:visible").nth(1).click();
    await fill(page, others);
    await subscribeBox(page).uncheck();
    await field(page, "email").pressSequentially(email.slice(1, 8));
    await expect(submitButton(page)).toHaveText(waitlist.loadingLabel);
    await expect(submitButton(page)).toBeDisabled();
    await field(page, "email").press("Enter");
    await page.evaluate(() => scrollTo(0, 0));

    host.release();
    // Letter by letter, on and on until React is there; the cursor stays where it is.
    for (const letter of email.slice(8)) await page.keyboard.type(letter, { delay: 20 });
    await expect(submitButton(page)).toBeEnabled();
    await page.keyboard.press("Home");
    await page.keyboard.type(email.slice(0, 1));
    await expect(invitation(page)).toHaveCount(0);
    await expect(page.locator("details[open]:visible")).toHaveCount(openAnswers);
    expect(requested).toEqual([`${host.url}/`]);
    await expectKept();

    await test.step("back from About", async () => {
      await whenLoaded(page, "/about");
      await page.getByRole("link", { name: site.company.aboutLabel }).click();
      await expect(submitButton(page)).toHaveCount(0);
      await page.goBack();
      await expectKept();
    });

    await test.step("back from another site", async () => {
      await page.goto(testBuilds.prefixed.url);
      await page.goBack();
      await expectKept();
    });

    await field(page, "email").press("Enter");
    await expectSignedUp(page, receiver, signup("providers", { isSubscribed: false }));
    expect(page.url()).toBe(`${host.url}/?audience=providers`);

    async function expectKept() {
      await expect(submitButton(page)).toBeEnabled();
      await expect(audienceRadio(page, "providers")).toBeChecked();
      for (const [asked, value] of Object.entries(typed.providers)) {
        if (typeof value === "string") await expect(field(page, asked)).toHaveValue(value);
      }
      await expect(subscribeBox(page)).not.toBeChecked();
    }
  });
}

function changeAsExtensions() {
  for (const field of document.querySelectorAll("form input")) {
    field.after(document.createElement("com-passwords-button"));
  }
  const token = Object.assign(document.createElement("input"), { type: "hidden", name: "token" });
  document.querySelector("form")?.prepend(token, document.createElement("input"));
  for (const title of document.querySelectorAll("h1, h2, h3")) {
    const font = document.createElement("font");
    font.append(...title.childNodes);
    title.append(font);
  }
}

/** How to join by email instead, in the view that is shown. */
function invitation(page: Page) {
  return page.getByText(/You can join by email instead/).filter({ visible: true });
}

async function expectInvitation(page: Page) {
  const link = invitation(page).getByRole("link", { name: site.email });
  await expect(invitation(page)).toHaveText(`${waitlist.withoutScript} ${site.email}`);
  await expect(link).toHaveAttribute("href", `mailto:${site.email}`);
}

for (const [name, files, answer] of [
  ["the scripts of all pages", /\/(?:app|framework)-.*\.js$/, notFound],
  ["the page's own script", /\/component---src-pages-index-.*\.js$/, notFound],
  ["the page's data", /\/index\/page-data\.json/, notFound],
  ["a script, but a network's words for it,", /\/framework-.*\.js$/, answerAsNetwork],
  // The home page cannot render then.
  ["words", /\/index\/page-data\.json/, answerWithoutWords],
] as const) {
  test(`a page without ${name} says how to join by email, and shows either view`, async ({
    page,
  }) => {
    await page.route(files, answer);
    await page.goto("/?audience=providers");
    await expectInvitation(page);
    await expect(page.getByRole("button", { disabled: false })).toHaveCount(0);
    await field(page, "name").fill("Ana");
    await chooseAudience(page, "patients");
    await expect(page.locator("[data-for=patients] h1")).toBeVisible();
    await expect(field(page, "name")).toHaveValue("Ana");
  });
}

function notFound(route: Route): Promise<void> {
  return route.fulfill({ status: 404 });
}

function answerAsNetwork(route: Route): Promise<void> {
  return route.fulfill({ contentType: "text/javascript", body: "Sign in to this network {" });
}

async function answerWithoutWords(route: Route): Promise<void> {
  const response = await route.fetch();
  const json = await response.json();
  delete json.result.data.content.waitlist;
  await route.fulfill({ response, json });
}

test("a part that fails leaves the page as it is, with what I typed, and says how to join by email", async ({
  page,
}) => {
  await openPage(page);
  await submitButton(page).click();
  // As a translator that has moved what React is about to remove.
  const message = page.getByText("Name must be at least 2 characters");
  await message.evaluate((words) => document.createElement("font").append(words));
  await field(page, "name").fill(typed.patients.name);
  await expectInvitation(page);
  await expect(field(page, "name")).toHaveValue(typed.patients.name);
  await expect(submitButton(page)).toBeDisabled();
  const place = await placeOf(page);
  await page.locator("a[href='#waitlist']").first().dispatchEvent("click");
  await expect.poll(() => placeOf(page)).not.toBe(place);
  await page.goBack();
  await expect.poll(() => placeOf(page)).toBe(place);
  await chooseAudience(page, "providers");
  await expect(headline(page, providersHeadline)).toBeVisible();
});

test("a script of somebody else's that fails, while ours are on their way, changes nothing", {
  tag: "@smoke",
}, async ({ page, host }) => {
  host.hold(/\.js$/);
  await openStaticPage(page, `${host.url}/`);
  await page.locator("script[src]").first().waitFor({ state: "attached" });
  // An extension's, and one that is written into the page itself.
  for (const address of ["chrome-extension://passwords/content.js", `${host.url}/`]) {
    await page.evaluate(`${failing}//# sourceURL=${address}`);
  }
  // What fails above has failed by then.
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve)));
  await expect(invitation(page)).toHaveCount(0);
});

const failing = `
  setTimeout(() => { throw new Error("Extension context invalidated."); });
  void Promise.reject(new Error("Extension context invalidated."));
  void Promise.reject();
`;

test("the page's own script is requested again if it fails once", async ({ page }) => {
  // With `times: 1`, the browser stops intercepting and may never answer what it has stopped.
  let requests = 0;
  await page.route(/src-pages-index/, (route) => (requests++ ? route.continue() : route.abort()));
  await page.goto("/");
  await expect(submitButton(page)).toBeEnabled();
  await expect(submitButton(page)).toBeVisible();
  await expect(invitation(page)).toHaveCount(0);
});
