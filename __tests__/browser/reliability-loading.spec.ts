import type { SignupValues } from "../../src/waitlist/submission/signup";
import { testBuilds } from "../builds/test-builds";
import { expect, type Page, test } from "../support/browser/browser-test";
import { openPage, openStaticPage, placeOf, whenLoaded } from "../support/browser/open-page";
import { expectQuestionOnLeaving, expectSignedUp, signup } from "../support/browser/signups";
import { startSiteProxy } from "../support/browser/site-proxy";
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
import { startTestReceiver } from "../support/test-receiver";
import { expectPill } from "./pill";

test.use({
  expectedInConsole:
    /Extension context invalidated|Unexpected (?:identifier|token)|removeChild|Uncaught error|Cannot read properties of undefined|404 \(Not Found\)|Refused to execute script|ERR_FAILED|Minified React error #4(?:18|23|25)|page resources|Loading chunk|^undefined$/,
});

function watchRequests(page: Page): string[] {
  const asked: string[] = [];
  page.on("request", (request) => {
    if (request.isNavigationRequest() || request.method() !== "GET") asked.push(request.url());
  });
  return asked;
}

for (const [audience, view, evenIf, change] of [
  ["patients", "/", "", () => undefined],
  [
    "providers",
    "/?audience=providers",
    ", even if a password manager and a translator have changed the page",
    changeAsExtensions,
  ],
] as const) {
  test(`what I, one of the ${audience}, type and open before and while the page hydrates is kept${evenIf}`, {
    tag: "@smoke",
  }, async ({ page, opened }) => {
    const receiver = await opened(startTestReceiver());
    const slow = await opened(startSiteProxy({ held: /\.js$/ }));
    const asked = watchRequests(page);
    await openStaticPage(page, slow.url + view);
    await page.evaluate(change);
    await storeAddress(page, audience, receiver.url);
    await page.locator("summary:visible").nth(1).click();
    const { name, email, ...others } = typed[audience];
    await fill(page, { ...others, name });
    await subscribeBox(page).uncheck();
    // What is typed after a press that came too early takes it back.
    await field(page, "email").press("Enter");
    await expect(submitButton(page)).toHaveText(waitlist.pressedEarlyLabel, { useInnerText: true });
    await field(page, "email").pressSequentially(email.slice(1, 8));
    const { submitLabel } = waitlist[audience];
    await expect(submitButton(page)).toHaveText(submitLabel, { useInnerText: true });
    await expect(submitButton(page)).toBeDisabled();
    await page.evaluate(() => scrollTo(0, 0));

    slow.release();
    // Letter by letter, on and on until React is there; the cursor stays where it is.
    for (const letter of email.slice(8)) await page.keyboard.type(letter, { delay: 20 });
    await expect(submitButton(page)).toBeEnabled();
    await expect(invitation(page)).toHaveCount(0);
    await expect(field(page, "name")).toHaveValue(name);
    await expect(page.locator("details[open]:visible")).toHaveCount(2);
    expect(asked).toEqual([slow.url + view]);
    await page.keyboard.press("Home");
    await page.keyboard.type(email.slice(0, 1));
    await page.keyboard.press("Enter");
    await expectSignedUp(page, receiver, signup(audience, { isSubscribed: false }));
    expect(page.url()).toBe(slow.url + view);
  });
}

for (const [press, audience, view] of [
  ["the button", "patients", "/"],
  ["Enter", "providers", "/?audience=providers"],
] as const) {
  test(`${press}, pressed by one of the ${audience} before the scripts come, is carried out when they have, unless I leave, which I am asked about`, {
    tag: "@smoke",
  }, async ({ page, opened }) => {
    const receiver = await opened(startTestReceiver());
    const slow = await opened(startSiteProxy({ held: /\.js$/ }));
    await openStaticPage(page, slow.url + view);
    await storeAddress(page, audience, receiver.url);
    await fill(page, typed[audience]);
    if (press === "Enter") await field(page, "email").press("Enter");
    // Disabled to Playwright, and yet a press counts.
    else await submitButton(page).click({ force: true });
    await expect(submitButton(page)).toHaveText(waitlist.pressedEarlyLabel, {
      useInnerText: true,
    });
    await expectQuestionOnLeaving(page);
    slow.release();
    await expectSignedUp(page, receiver, signup(audience));
    expect(page.url()).toBe(slow.url + view);
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

test("the view that I chose before the scripts came, and what I typed, are kept, also when I come back from About and from another site", async ({
  page,
  opened,
}) => {
  const slow = await opened(startSiteProxy({ held: /\.js$/ }));
  await openStaticPage(page, `${slow.url}/`);
  await field(page, "name").fill(typed.providers.name);
  await chooseAudience(page, "providers");
  await expect(headline(page, providersHeadline)).toBeVisible();
  const bar = page.getByRole("banner");
  await expectPill(bar.locator("[data-value=providers]"), bar.locator("[data-value=patients]"));
  const brand = bar.getByRole("link", { name: site.name });
  await expect(brand).toHaveAttribute("href", "/?audience=providers");
  await expectTyped(page, { name: typed.providers.name, practiceName: "" });
  await fill(page, typed.providers);
  await subscribeBox(page).uncheck();
  slow.release();
  await expectKept();

  await whenLoaded(page, "/about");
  await page.getByRole("link", { name: site.company.aboutLabel }).click();
  await expect(submitButton(page)).toHaveCount(0);
  await page.goBack();
  await expectKept();

  await page.goto(elsewhere);
  await page.goBack();
  await expectKept();

  async function expectKept() {
    await expect(submitButton(page)).toBeEnabled();
    await expect(audienceRadio(page, "providers")).toBeChecked();
    await expectTyped(page, typed.providers);
    await expect(subscribeBox(page)).not.toBeChecked();
  }
});

/** A page of another origin. */
const elsewhere = testBuilds.prefixed.url;

async function expectTyped(page: Page, values: SignupValues) {
  for (const [name, value] of Object.entries(values)) {
    if (typeof value === "string") await expect(field(page, name)).toHaveValue(value);
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

test("a page whose files are missing or something else says how to join by email", async ({
  page,
  opened,
}) => {
  for (const [address, name, missing] of [
    ["/", "the scripts of all pages", /\/(?:app|framework)-.*\.js$/],
    ["/?audience=providers", "the page's own script", /\/component---src-pages-index-.*\.js$/],
    ["/", "the page's data", /\/index\/page-data\.json/],
  ] as const) {
    await test.step(`${address} without ${name}`, async () => {
      const broken = await opened(startSiteProxy({ missing }));
      await page.goto(`${broken.url}${address}`);
      await expectInvitation(page);
      await expect(page.getByRole("button", { disabled: false })).toHaveCount(0);
    });
  }
  await test.step("/ with a network's words for a script", async () => {
    await page.route(/\/framework-.*\.js$/, (route) =>
      route.fulfill({ contentType: "text/javascript", body: "Sign in to this network {" }),
    );
    await page.goto("/");
    await expectInvitation(page);
  });
});

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

test("a component that throws at once leaves the page, and says how to join by email", async ({
  page,
}) => {
  // The home page cannot render without its words.
  await page.route(/\/index\/page-data\.json/, async (route) => {
    const response = await route.fetch();
    const json = await response.json();
    delete json.result.data.content.waitlist;
    await route.fulfill({ response, json });
  });
  await page.goto("/?audience=providers");
  await expectInvitation(page);
  await expect(page.getByRole("button", { disabled: false })).toHaveCount(0);
  await field(page, "name").fill("Ana");
  await chooseAudience(page, "patients");
  await expect(page.locator("[data-for=patients] h1")).toBeVisible();
  await expect(field(page, "name")).toHaveValue("Ana");
});

test("a script of somebody else's that fails, while ours are on their way, changes nothing", {
  tag: "@smoke",
}, async ({ page, opened }) => {
  const slow = await opened(startSiteProxy({ held: /\.js$/ }));
  await openStaticPage(page, `${slow.url}/`);
  await page.locator("script[src]").first().waitFor({ state: "attached" });
  // An extension's, and one that is written into the page itself.
  for (const address of ["chrome-extension://passwords/content.js", `${slow.url}/`]) {
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
  await expect(invitation(page)).toHaveCount(0);
});
