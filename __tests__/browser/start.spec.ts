import { expect, type Page, test } from "../support/browser/browser-test";
import { holdBack, openPage, waitForHydration } from "../support/browser/open-page";
import {
  choose,
  expectSignedUp,
  expectView,
  field,
  fillIn,
  storeAddress,
  submitButton,
} from "../support/browser/visitor";
import hero from "../support/sample-content/hero.json";
import site from "../support/sample-content/site.json";
import waitlist from "../support/sample-content/waitlist.json";

test.use({ expectedInConsole: /Failed to load resource|no data|not found|ChunkLoad|chunk|URI/ });

/** Milliseconds after which a page that is not ready is given up. */
const longestWait = 20_000;

/** What React needs before it can run the home page. */
const files = {
  "the runtime": /\/webpack-runtime-/,
  React: /\/framework-/,
  "the app": /\/app-\w+\.js/,
  "the page": /\/component---src-pages-index/,
  commons: /\/commons-/,
  "the shared chunk": /\/\w{40}-\w+\.js/,
  "the page's data": /\/page-data\/index\/page-data\.json/,
};

const appData = /\/page-data\/app-data\.json/;

for (const [fault, answer] of [
  ["is refused", { abort: true }],
  ["is not there", { status: 404 }],
] as const) {
  for (const [file, address] of Object.entries(files)) {
    test(`if a file ${fault}, the page says at once how to join: ${file}`, async ({ page }) => {
      await page.route(address, (route) =>
        "abort" in answer ? route.abort() : route.fulfill(answer),
      );
      await page.goto("./");
      await expectEmailInstead(page);
    });
  }

  test(`the page needs nothing that is in the app's data, which ${fault}`, async ({ page }) => {
    await page.route(appData, (route) =>
      "abort" in answer ? route.abort() : route.fulfill(answer),
    );
    await openPage(page);
  });
}

test("if a file never comes, the page says how to join once the wait is too long", async ({
  page,
}) => {
  await page.clock.install();
  for (const [file, address] of Object.entries({ ...files, "the app's data": appData })) {
    await test.step(file, async () => {
      await page.route(address, () => undefined);
      await page.goto("./", { waitUntil: "domcontentloaded" });
      await expect(page.getByRole("button", { name: waitlist.loadingLabel })).toBeVisible();
      await page.clock.fastForward(longestWait);
      await expectEmailInstead(page);
      await page.unrouteAll();
    });
  }
});

test("a form that is in use stays, with the words beside it, and works once React comes", async ({
  page,
  receiver,
}) => {
  await page.clock.install();
  const release = await holdBack(page, files["the page"]);
  await page.goto("./");
  await fillIn(page);
  await page.clock.fastForward(longestWait);
  const instead = page.getByText(waitlist.withoutScript);
  await expect(instead).toBeVisible();
  await expect(field(page, "Email Address")).toHaveValue("ana@mail.example");
  await expect(page.getByRole("form").getByRole("button")).toBeHidden();
  release();
  await waitForHydration(page);
  await expect(instead).toBeHidden();
  await storeAddress(page, "patients", receiver.url);
  await submitButton(page).click();
  await expectSignedUp(page);
  expect(receiver.signups()).toEqual([expect.objectContaining({ email: "ana@mail.example" })]);
});

test("a switch while React is coming keeps nothing from working", async ({ page }) => {
  const release = await holdBack(page, files["the page"]);
  const asked = page.waitForRequest(files["the page"]);
  await page.goto("./", { waitUntil: "domcontentloaded" });
  await asked;
  await choose(page, "providers");
  release();
  await waitForHydration(page);
  await expectView(page, "providers");
});

test("whatever throws while the page starts leaves what the host sent, and what I typed", async ({
  page,
}) => {
  const release = await holdBack(page, files["the page"]);
  // Gatsby throws at an anchor that it cannot decode.
  await page.goto("#100%");
  await fillIn(page);
  release();
  await expect(page.getByText(waitlist.withoutScript)).toBeVisible();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(hero.patients.headline);
  await expect(page.getByRole("contentinfo")).toBeVisible();
  await expect(field(page, "Email Address")).toHaveValue("ana@mail.example");
});

test("on a slow line, nothing is given up", async ({ page }) => {
  await page.addInitScript(() => {
    addEventListener("DOMContentLoaded", () => {
      new MutationObserver(([change]) => {
        const { dataset } = document.documentElement;
        if (!dataset.scripts) document.documentElement.title = String(change?.attributeName);
      }).observe(document.documentElement, { attributeFilter: ["data-scripts"] });
    });
  });
  const browser = await page.context().newCDPSession(page);
  await browser.send("Network.enable");
  await browser.send("Network.emulateNetworkConditions", {
    offline: false,
    latency: 150,
    downloadThroughput: 50_000,
    uploadThroughput: 50_000,
  });
  await openPage(page);
  await expect(page.locator("html")).not.toHaveAttribute("title");
});

test.describe(() => {
  test.use({ javaScriptEnabled: false });

  test("without JavaScript, both views are shown in turn, without a toggle or a form", async ({
    page,
  }) => {
    await page.goto("./");
    const headlines = [hero.patients.headline, hero.providers.headline];
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(headlines);
    for (const headline of headlines) await expect(page.getByText(headline)).toBeVisible();
    await expect(page.getByRole("group", { name: site.audienceQuestion })).toBeHidden();
    await expectEmailInstead(page);
  });
});

/** Waits until the waitlist says how to join by email, and shows no form. */
async function expectEmailInstead(page: Page): Promise<void> {
  const section = page.locator("#waitlist");
  await expect(section.getByText(waitlist.withoutScript)).toBeVisible();
  const link = section.getByRole("link", { name: site.email });
  await expect(link).toHaveAttribute("href", `mailto:${site.email}`);
  await expect(page.getByRole("form")).toBeHidden();
  await expect(page.getByRole("heading", { level: 1 }).first()).toBeVisible();
  await expect(page.getByText(hero.patients.headline)).toBeVisible();
}
