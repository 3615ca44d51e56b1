import { readFileSync } from "node:fs";
import { testBuilds } from "../builds/test-builds";
import { expect, test } from "../support/browser/browser-test";
import { framesShown, openPage, placeOf, whenReady } from "../support/browser/open-page";
import { chooseAudience, field } from "../support/browser/waitlist-page";

const spellings = [
  ["/", "/"],
  ["/index.html?q=a%20b&u=%FF&audience=providers#100%", "/?q=a%20b&u=%FF&audience=providers#100~"],
  ["/about", "/about"],
  ["/about/#50%-off", "/about#50~-off"],
  ["/about.html?audience=Providers/", "/about?audience=providers"],
  ["/about/index.html", "/about"],
] as const;

test.describe("where no page is", () => {
  test.use({ expectedInConsole: /status of 404/ });

  test("an escaped question mark or hash in the address is one", async ({ page }) => {
    await page.goto("/%23waitlist");
    await expect(page).toHaveURL(`${testBuilds.root.url}/#waitlist`);
    await page.goto("/about%3Faudience=providers#top");
    await expect(page).toHaveURL(`${testBuilds.root.url}/about?audience=providers#top`);
    await expect(page.locator("html")).toHaveAttribute("data-audience", "providers");
  });
});

test("every spelling of an address is a whole page, under a prefix", {
  tag: "@smoke",
}, async ({ page }) => {
  const { url } = testBuilds.prefixed;
  const answers: string[] = [];
  page.on("response", (response) => answers.push(`${response.status()} ${response.url()}`));
  for (const [path, canonical] of spellings) {
    await test.step(`${path} is ${canonical}`, async () => {
      await page.goto(url + path);
      await whenReady(page);
      expect.soft(page.url()).toBe(url + canonical);
      await expect.soft(page.getByRole("heading", { level: 1 })).toBeVisible();
      const audience = /providers/i.test(path) ? "providers" : "patients";
      await expect.soft(page.locator("html")).toHaveAttribute("data-audience", audience);
      const links = page.locator("a[href^='/']");
      const addresses = await links.evaluateAll((all) => all.map((link) => String(link)));
      expect.soft(addresses.filter((address) => !address.startsWith(`${url}/`))).toEqual([]);
    });
  }
  const isOurs = (answer: string) => /^(?:200|304) /.test(answer) && answer.includes(` ${url}/`);
  expect(answers.filter((answer) => !isOurs(answer))).toEqual([]);
});

test("an anchor that is no valid address changes nothing on the page", async ({ page }) => {
  await openPage(page);
  await field(page, "name").fill("Ana");
  await page.evaluate(() => {
    location.hash = "#5%";
  });
  await chooseAudience(page, "providers");
  await expect(field(page, "name")).toHaveValue("Ana");
  expect(page.url()).toBe(`${testBuilds.root.url}/?audience=providers#5~`);
});

test("npm run build checks the content and the environment", () => {
  const said = readFileSync(`${testBuilds.prefixed.project}.log`, "utf8");
  expect(said).toContain("The content is in order.");
  expect(said).toContain("GATSBY_FAMILY_WEBHOOK_URL is not set");
  expect(said).toContain("These addresses lead nowhere.");
});

test.describe("for a visitor who minds no motion", () => {
  test.use({
    contextOptions: { reducedMotion: "no-preference" },
    viewport: { width: 360, height: 740 },
  });

  test("a new visit in a tab that was scrolled begins at its anchor, or at the top", {
    tag: "@smoke",
  }, async ({ page }) => {
    await openPage(page);
    for (const [address, target] of [
      ["/", undefined],
      ["/#waitlist?audience=3Dproviders&utm_source=news", "waitlist"],
      // What providers see where patients see the features.
      ["/?audience=providers#features", "journey"],
      [`${testBuilds.prefixed.url}/#waitlist`, "waitlist"],
    ] as const) {
      await test.step(`${address} begins at ${target ?? "the top"}`, async () => {
        await page.locator("footer").scrollIntoViewIfNeeded();
        await framesShown(page);
        await page.goto("about:blank");
        await openPage(page, address);
        if (target) await expect.soft(page.locator(`#${target}`)).toBeInViewport();
        else expect.soft(await placeOf(page)).toBe(0);
      });
    }
  });
});
