import { cp, readdir, rm } from "node:fs/promises";
import { join } from "node:path";
import site from "../../content/site.json";
import waitlist from "../../content/waitlist.json";
import { startSiteServer } from "../../tools/serve/site-server";
import { testBuilds, testHost } from "../../tools/test-builds";
import { expect, type Page, test } from "../support/browser/browser-test";
import { expectOutcome, thanks, toldOn } from "../support/browser/outcome";
import { gotBy, signup, startReceiver } from "../support/browser/signups";
import {
  audienceRadio,
  chooseAudience,
  field,
  fill,
  signUp,
  signupForm,
  storeAddress,
  submitButton,
  subscribeBox,
  typed,
} from "../support/browser/waitlist-page";
import { temporaryFolder } from "../support/built-site";

test.describe.configure({ mode: "parallel" });

/** The root build from a server that holds every script back for so many milliseconds from now. */
async function startLateScripts(milliseconds: number) {
  let ready = Date.now() + milliseconds;
  const server = await startSiteServer({
    folder: testBuilds.root.folder,
    port: 0,
    host: testHost,
    delayOf: (path) => (path.endsWith(".js") ? ready - Date.now() : 0),
  });
  function holdBack(moreMilliseconds: number) {
    ready = Date.now() + moreMilliseconds;
  }
  return { ...server, holdBack };
}

/** The root build without some files, as behind a filter that takes them out. */
async function startWithout(missing: RegExp) {
  const folder = temporaryFolder();
  await cp(testBuilds.root.folder, folder, { recursive: true });
  for (const file of await readdir(folder, { recursive: true })) {
    if (missing.test(file)) await rm(join(folder, file));
  }
  return startSiteServer({ folder, port: 0, host: testHost });
}

/** Opens a page as far as it is before its scripts have come. */
async function openStaticPage(page: Page, url: string) {
  await page.goto(url, { waitUntil: "domcontentloaded" });
  await expect(page.getByRole("button", { name: /waitlist|practice/ })).toBeDisabled();
}

function watchRequests(page: Page): string[] {
  const asked: string[] = [];
  page.on("request", (request) => {
    if (request.isNavigationRequest() || request.method() !== "GET") asked.push(request.url());
  });
  return asked;
}

test("what I typed and entered before the scripts came is kept, and nothing leaks", async ({
  page,
  opened,
}) => {
  const receiver = await opened(startReceiver());
  const slow = await opened(startLateScripts(10_000));
  const asked = watchRequests(page);
  await openStaticPage(page, slow.url);
  await storeAddress(page, "patients", receiver.url);
  await field(page, "name").pressSequentially(typed.patients.name);
  await field(page, "email").pressSequentially(typed.patients.email);
  await subscribeBox(page).uncheck();
  await field(page, "email").press("Enter");
  await expect(submitButton(page)).toBeDisabled();
  expect(page.url()).toBe(`${slow.url}/`);

  await expect(submitButton(page)).toBeEnabled({ timeout: 20_000 });
  await expect(field(page, "name")).toHaveValue(typed.patients.name);
  await expect(field(page, "email")).toHaveValue(typed.patients.email);
  await expect(subscribeBox(page)).not.toBeChecked();
  expect(asked).toEqual([`${slow.url}/`]);

  await field(page, "email").press("Enter");
  const expected = signup("patients", { isSubscribed: false });
  await expectOutcome(
    "The JavaScript comes 10 s late; typed and Enter pressed before",
    async () => ({ got: gotBy(receiver, expected), told: await toldOn(page) }),
    { got: "the signup, once", told: thanks },
    20_000,
  );
  expect(page.url()).toBe(`${slow.url}/`);
});

test("the audience I switched to before the scripts came, and both forms, are kept", async ({
  page,
  opened,
}) => {
  const receiver = await opened(startReceiver());
  const slow = await opened(startLateScripts(10_000));
  await openStaticPage(page, slow.url);
  await storeAddress(page, "providers", receiver.url);
  await fill(page, typed.patients);
  await chooseAudience(page, "providers");
  await expect(signupForm(page, "providers")).toBeVisible();
  await fill(page, typed.providers);
  await subscribeBox(page).uncheck();

  await expect(submitButton(page, "providers")).toBeEnabled({ timeout: 20_000 });
  await expect(audienceRadio(page, "providers")).toBeChecked();
  await submitButton(page, "providers").click();
  const expected = signup("providers", { isSubscribed: false });
  await expectOutcome(
    "The JavaScript comes 10 s late; audience switched before",
    async () => ({ got: gotBy(receiver, expected), told: await toldOn(page) }),
    { got: "the signup, once", told: thanks },
    20_000,
  );
  await chooseAudience(page, "patients");
  await expect(field(page, "name")).toHaveValue(typed.patients.name);
  await expect(field(page, "email")).toHaveValue(typed.patients.email);
});

test("if I leave before my signup could be sent, the browser asks me first", async ({
  page,
  opened,
}) => {
  const receiver = await opened(startReceiver());
  const site = await opened(startLateScripts(0));
  await page.goto(site.url);
  await storeAddress(page, "patients", receiver.url);
  await expect(submitButton(page)).toBeEnabled();
  site.holdBack(3_000);
  await signUp(page);
  const question = page.waitForEvent("dialog");
  await page.close({ runBeforeUnload: true });
  const dialog = await question;
  expect(dialog.type()).toBe("beforeunload");
  await dialog.dismiss();
  const asked = "the browser asks whether to leave; who stays: ";
  await expectOutcome(
    "The page is left while the code for sending is still on its way",
    async () => ({ got: gotBy(receiver), told: `${asked}${await toldOn(page)}` }),
    { got: "the signup, once", told: `${asked}${thanks}` },
  );
  await page.close({ runBeforeUnload: true });
  await expect.poll(() => page.isClosed()).toBe(true);
});

test("the code for sending comes along even if I was in a field before the scripts came", async ({
  page,
  opened,
}) => {
  const receiver = await opened(startReceiver());
  const slow = await opened(startLateScripts(1_000));
  await openStaticPage(page, slow.url);
  await storeAddress(page, "patients", receiver.url);
  await fill(page, typed.patients);
  await field(page, "email").focus();
  await expect(submitButton(page)).toBeEnabled();
  await page.waitForLoadState("networkidle");
  await field(page, "email").press("Enter");
  await page.close();
  await expect.poll(() => gotBy(receiver)).toBe("the signup, once");
});

/** How to join by e-mail instead, in the view that is shown. */
function invitation(page: Page) {
  return page.getByText(/You can join by email instead/).filter({ visible: true });
}

async function expectInvitation(page: Page) {
  await expect(invitation(page)).toBeVisible();
  await expect(invitation(page).getByRole("link", { name: site.email })).toHaveAttribute(
    "href",
    `mailto:${site.email}`,
  );
}

async function readInvitation(page: Page) {
  return { got: "nothing", told: (await invitation(page).innerText()).replace(/\s+/g, " ") };
}

test.describe("when the JavaScript cannot be loaded", () => {
  test.use({
    expectedInConsole:
      /404 \(Not Found\)|Refused to execute script|ERR_FAILED|page resources|Loading chunk/,
  });

  const missing = {
    "the scripts of all pages": /^(app|framework)-.*\.js$/,
    "the page's own script": /^component---src-pages-index-.*\.js$/,
    "the page's data": /index[\\/]page-data\.json$/,
  };

  for (const [name, files] of Object.entries(missing)) {
    for (const address of ["/", "/?audience=providers"]) {
      test(`${address} without ${name} says how to join by e-mail`, async ({ page, opened }) => {
        const broken = await opened(startWithout(files));
        await page.goto(`${broken.url}${address}`);
        await expectInvitation(page);
        await expect(page.getByRole("button", { name: /waitlist|practice/ })).toBeDisabled();
        await expectOutcome("The JavaScript cannot be loaded", () => readInvitation(page), {
          got: "nothing",
          told: `${waitlist.withoutScript} ${site.email}`,
        });
      });
    }
  }

  test("the page's own script is asked for again if it fails once", async ({ page }) => {
    await page.route(/component---src-pages-index-.*\.js$/, (route) => route.abort(), { times: 1 });
    await page.goto("/");
    await expect(submitButton(page)).toBeEnabled();
    await expect(invitation(page)).toHaveCount(0);
  });
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("I read how to join by e-mail, and there is no form to send", async ({ page }) => {
    const asked = watchRequests(page);
    await page.goto("/");
    await expectInvitation(page);
    await expect(page.getByRole("textbox")).toHaveCount(0);
    await expect(page.getByRole("button")).toHaveCount(0);
    for (const button of await page.locator("button").all()) await expect(button).toBeDisabled();
    expect(asked).toHaveLength(1);
    await expectOutcome("JavaScript is off", () => readInvitation(page), {
      got: "nothing",
      told: `${waitlist.withoutScript} ${site.email}`,
    });
  });
});
