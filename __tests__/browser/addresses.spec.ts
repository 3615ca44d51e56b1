import about from "../../content/about.json";
import site from "../../content/site.json";
import { startSiteServer } from "../../tools/serve/site-server";
import { testBuilds, testHost } from "../../tools/test-builds";
import { expect, type Page, test } from "../support/browser/browser-test";
import { addressesOn } from "../support/browser/page-addresses";
import {
  aboutTitle,
  clinicHeadline,
  familyHeadline,
  headline,
  submitButton,
} from "../support/browser/waitlist-page";

function isInViewport(page: Page, id: string) {
  return expect(page.locator(`#${id}`)).toBeInViewport();
}

for (const [name, { url, folder }] of Object.entries(testBuilds)) {
  test.describe(`on the ${name} build`, () => {
    const prefix = new URL(url).pathname.replace(/\/$/, "");

    for (const [path, heading] of [
      ["/", familyHeadline],
      ["/?audience=providers", clinicHeadline],
      ["/about", about.heading],
      ["/about/", about.heading],
    ] as const) {
      test(`${path} loads, with everything in it, from where it is`, async ({ page }) => {
        const answers: { url: URL; status: number }[] = [];
        page.on("response", (response) => {
          answers.push({ url: new URL(response.url()), status: response.status() });
        });
        const response = await page.goto(url + path, { waitUntil: "networkidle" });
        expect(response?.request().redirectedFrom()).toBeNull();
        // Gatsby spells it in the address bar as it does in links, without another load.
        expect(page.url()).toBe(url + path.replace(/(?<=.)\/$/, ""));
        await expect(page.getByRole("heading", { level: 1, name: heading })).toBeVisible();

        for (const photo of await page.getByRole("main").getByRole("img").all()) {
          await photo.scrollIntoViewIfNeeded();
          await expect.poll(() => photo.evaluate(isLoaded)).toBe(true);
        }
        expect(answers.filter(({ status }) => status !== 200)).toEqual([]);
        const { origin } = new URL(url);
        for (const answer of answers) {
          expect(answer.url.origin).toBe(origin);
          expect(answer.url.pathname.startsWith(`${prefix}/`), answer.url.href).toBe(true);
        }
      });
    }

    for (const path of ["/", "/about", "/404.html"]) {
      test(`every address that ${path} names is there, under the prefix once`, async ({
        request,
      }) => {
        const html = await (await request.get(url + path)).text();
        const addresses = await addressesOn(html, { page: url + path, request });
        expect(addresses.length).toBeGreaterThan(10);
        for (const address of addresses) {
          const { pathname } = new URL(address);
          expect(pathname, address).toMatch(new RegExp(`^${prefix}/`));
          if (prefix) expect(pathname.split(prefix), address).toHaveLength(2);
          const answer = await request.get(address, { maxRedirects: 0 });
          expect(answer.status(), address).toBe(200);
        }
      });
    }

    for (const [when, milliseconds] of [
      ["", 0],
      [", also if I scrolled before the scripts came", 2_000],
    ] as const) {
      test(`back and forward find the place where I was${when}`, async ({ page, opened }) => {
        const delayOf = (path: string) => (path.endsWith(".js") ? milliseconds : 0);
        const server = await opened(startSiteServer({ folder, port: 0, host: testHost, delayOf }));
        await page.goto(`${server.url}/`);
        await expect(headline(page, familyHeadline)).toBeVisible();
        if (milliseconds === 0) await expect(submitButton(page)).toBeEnabled();
        const aboutUs = page
          .getByRole("contentinfo")
          .getByRole("link", { name: site.company.aboutLabel });
        await aboutUs.scrollIntoViewIfNeeded();
        await settle(page);
        const place = await page.evaluate(() => scrollY);
        expect(place).toBeGreaterThan(500);
        await expect(submitButton(page)).toBeEnabled();
        await aboutUs.click();
        await expect(page).toHaveURL(`${server.url}/about`);
        await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);

        await page.goBack();
        await expect(headline(page, familyHeadline)).toBeAttached();
        await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(place - 20);
        await expect.poll(() => page.evaluate(() => scrollY)).toBeLessThan(place + 20);
        await page.goForward();
        await expect(page).toHaveURL(`${server.url}/about`);
        await expect(page).toHaveTitle(aboutTitle);
      });
    }

    test("the way from About Us to the waitlist ends at the waitlist", async ({ page }) => {
      await page.goto(`${url}/about`);
      await page.getByRole("banner").getByRole("link", { name: site.joinLink }).click();
      await expect(page).toHaveURL(`${url}/#waitlist`);
      await isInViewport(page, "waitlist");
      await page.goBack();
      await expect(page).toHaveTitle(aboutTitle);
    });

    test("on a phone, its address ends there too", async ({ page }) => {
      await page.setViewportSize({ width: 360, height: 740 });
      await page.goto(`${url}/about`);
      await page.goto(`${url}/#waitlist`);
      await isInViewport(page, "waitlist");
    });
  });
}

function isLoaded(element: Element): boolean {
  return element instanceof HTMLImageElement && element.complete && element.naturalWidth > 0;
}

/** Waits until a smooth scroll has ended. */
async function settle(page: Page): Promise<void> {
  await page.evaluate(async () => {
    let last = -1;
    while (last !== scrollY) {
      last = scrollY;
      await new Promise((resolve) => setTimeout(resolve, 150));
    }
  });
}
