import { readdirSync, readFileSync } from "node:fs";
import { servedBuilds, testBuilds } from "../builds/test-builds";
import { expect, type Page, test } from "../support/browser/browser-test";
import { openPage, openStaticPage, whenLoaded, whenReady } from "../support/browser/open-page";
import { startSiteProxy } from "../support/browser/site-proxy";
import { chooseAudience, field } from "../support/browser/waitlist-page";

function isInViewport(page: Page, id: string) {
  return expect(page.locator(`#${id}`)).toBeInViewport();
}

for (const [name, { url }] of Object.entries(servedBuilds)) {
  test.describe(`on the ${name} build`, () => {
    const prefix = new URL(url).pathname.replace(/\/$/, "");

    for (const [path, canonical] of [
      ["/", "/"],
      [
        "/index.html?audience=providers&q=a%20b&u=%FF#100%",
        "/?audience=providers&q=a%20b&u=%FF#100~",
      ],
      ["/about", "/about"],
      ["/about/#50%-off", "/about#50~-off"],
      ["/about.html?audience=Providers/", "/about?audience=Providers/"],
      ["/about/index.html", "/about"],
    ] as const) {
      test(`${path} is a whole page, at ${canonical}`, { tag: "@smoke" }, async ({ page }) => {
        const answers: { url: URL; status: number }[] = [];
        page.on("response", (response) => {
          answers.push({ url: new URL(response.url()), status: response.status() });
        });
        const response = await page.goto(url + path);
        await whenReady(page);
        expect(response?.request().redirectedFrom()).toBeNull();
        expect(page.url()).toBe(url + canonical);
        await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
        await expect(page.locator("html")).toHaveAttribute(
          "data-audience",
          /providers/i.test(path) ? "providers" : "patients",
        );

        expect(answers.filter(({ status }) => status !== 200)).toEqual([]);
        const { origin } = new URL(url);
        for (const answer of answers) {
          expect(answer.url.origin).toBe(origin);
          expect(answer.url.pathname.startsWith(`${prefix}/`), answer.url.href).toBe(true);
        }
      });
    }
  });
}

test("back and forward find the place where I was, under a prefix", async ({ page }) => {
  await openPage(page, `${testBuilds.prefixed.url}/about`);
  await page.getByRole("banner").getByRole("link").first().click();
  await page.locator("#waitlist").waitFor();
  await chooseAudience(page, "providers");
  await chooseAudience(page, "patients");
  const place = await scrollToFooter(page);
  await expectToComeBackTo(place, page);
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

test("back while a page is still loading its scripts shows the other page", {
  tag: "@smoke",
}, async ({ page }) => {
  await openPage(page);
  await page.locator("footer a[href='/about']").click();
  await expect(page).toHaveURL(/\/about$/);
  let release: (() => void) | undefined;
  const isReleased = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(/\/app-.*\.js$/, async (route) => {
    await isReleased;
    await route.continue();
  });
  await page.reload({ waitUntil: "domcontentloaded" });
  await page.evaluate(() => history.back());
  release?.();
  await whenReady(page);
  await expect(page.locator("#waitlist")).toBeAttached();
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
});

test("back and forward need no network, even after a reload", async ({ page, context }) => {
  await openPage(page);
  await whenLoaded(page, "/about");
  await page.getByRole("contentinfo").locator("a[href$='/about']").click();
  await expect(page).toHaveURL(/\/about$/);
  await page.reload();
  await whenLoaded(page, "/");
  await context.setOffline(true);
  await page.goBack();
  await expect(page.locator("#waitlist")).toBeAttached();
  await page.goForward();
  await expect(page.locator("#waitlist")).toHaveCount(0);
});

test("npm run build checks the content and the environment", () => {
  const said = readFileSync(`${testBuilds.prefixed.project}.log`, "utf8");
  expect(said).toContain("The content is in order.");
  expect(said).toContain("GATSBY_FAMILY_WEBHOOK_URL is not set");
  expect(said).toContain("These addresses lead nowhere.");
});

test("every page has the time of its build, so that the next one writes it anew", () => {
  const data = `${testBuilds.root.folder}/page-data`;
  const files = readdirSync(data, { recursive: true }).map(String);
  const pages = files.filter((file) => file.endsWith("page-data.json"));
  expect(pages.join()).toContain("privacy");
  for (const page of pages) {
    const { result } = JSON.parse(readFileSync(`${data}/${page}`, "utf8"));
    expect(result.pageContext, page).toEqual({ builtAt: expect.any(Number) });
  }
});

test("back finds the place to which I had scrolled before the scripts came", async ({
  page,
  opened,
}) => {
  const slow = await opened(startSiteProxy({ held: /\.js$/ }));
  await openStaticPage(page, `${slow.url}/`);
  const place = await scrollToFooter(page);
  slow.release();
  await whenReady(page);
  await expectToComeBackTo(place, page);
});

for (const [address, anchor] of [
  ["/", undefined],
  ["/?audience=providers", undefined],
  ["/#testimonials", "testimonials"],
] as const) {
  test(`a new visit to ${address} in a tab that was scrolled begins where it should`, {
    tag: "@smoke",
  }, async ({ page }) => {
    await openPage(page, address.replace(/#.*/, ""));
    await scrollToFooter(page);
    await page.goto("about:blank");
    await openPage(page, address);
    if (anchor) await isInViewport(page, anchor);
    else expect(await page.evaluate(() => scrollY)).toBe(0);
  });
}

test.describe("for a visitor who minds no motion", () => {
  test.use({
    contextOptions: { reducedMotion: "no-preference" },
    viewport: { width: 360, height: 740 },
  });

  for (const [address, target] of [
    [`${testBuilds.prefixed.url}/#waitlist`, "waitlist"],
    ["/#waitlist?audience=3Dproviders&utm_source=news", "waitlist"],
    // What providers see where patients see the features.
    ["/?audience=providers#features", "journey"],
  ] as const) {
    test(`${address} leads to the ${target}`, async ({ page }) => {
      await openPage(page, address);
      await isInViewport(page, target);
    });
  }
});

function scrollToFooter(page: Page): Promise<number> {
  return page.evaluate(async () => {
    document.querySelector("footer")?.scrollIntoView({ behavior: "instant" });
    // The browser reports the scrolling with the next frame.
    for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame);
    return scrollY;
  });
}

async function expectPlace(place: number, page: Page) {
  expect(place).toBeGreaterThan(500);
  await expect
    .poll(async () => Math.abs((await page.evaluate(() => scrollY)) - place))
    .toBeLessThan(20);
}

async function expectToComeBackTo(place: number, page: Page) {
  await whenLoaded(page, "/about");
  await page.getByRole("contentinfo").locator("a[href$='/about']").click();
  await expect(page).toHaveURL(/\/about$/);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  await page.goBack();
  await expect(page).toHaveURL(/\/$/);
  await expectPlace(place, page);
  await page.goForward();
  await expect(page).toHaveURL(/\/about$/);
}
