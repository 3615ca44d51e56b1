import { audiences } from "../../src/audience/audience";
import { expect, type Page, test } from "../support/browser/browser-test";
import {
  endsUncovered,
  openPage,
  openWithoutScripts,
  scrollTo,
  topOf,
} from "../support/browser/open-page";
import { choose, expectView, homes, radio } from "../support/browser/visitor";
import about from "../support/sample-content/about.json";
import founders from "../support/sample-content/founders.json";
import hero from "../support/sample-content/hero.json";
import site from "../support/sample-content/site.json";

/** Returns the addresses, relative ones made whole, in attributes of a page's elements. */
function addresses(page: Page, attribute: string): Promise<string[]> {
  return page.locator(`[${attribute}]`).evaluateAll(
    (elements, name) =>
      elements
        .flatMap((element) => element.getAttribute(name)?.split(/ [\d.]+[wx],?\s*|,\s+/) ?? [])
        .filter((address) => address !== "")
        .map((address) => new URL(address, document.baseURI).href),
    attribute,
  );
}

test("every link of the site leads to a page, and to a part that is on it", async ({ page }) => {
  const seen = new Map<string, string[]>();
  const waiting = [...audiences.map((audience) => homes[audience]), "about/"];
  await openPage(page);
  const { origin } = new URL(page.url());
  for (const address of waiting) {
    const whole = new URL(address, page.url());
    const path = whole.pathname + whole.search;
    if (!seen.has(path)) {
      const response = await page.goto(path);
      expect.soft(response?.status(), path).toBe(200);
      const ids = await page.locator("[id]").evaluateAll((all) => all.map(({ id }) => id));
      seen.set(path, ids);
      const links = await addresses(page, "href");
      waiting.push(
        ...links.filter((link) => new URL(link).origin === origin && !/\.\w+$/.test(link)),
      );
    }
    if (whole.hash) expect.soft(seen.get(path), path).toContain(whole.hash.slice(1));
  }
  expect(seen.size).toBeGreaterThan(4);
});

test("every picture and file that a page names is there", async ({ page, request }) => {
  const files = new Set<string>();
  const shown: string[] = [];
  for (const address of ["./", "about/"]) {
    await openPage(page, address);
    for (const attribute of ["src", "srcset", "href"]) {
      for (const file of await addresses(page, attribute)) {
        if (/^http:.*\.\w+$/.test(file)) files.add(file);
      }
    }
    for (const picture of await page.locator("main img:visible").all()) {
      await picture.scrollIntoViewIfNeeded();
      await expect(picture).toHaveJSProperty("complete", true);
      const photo = await picture.evaluate((image: HTMLImageElement) => ({
        file: image.currentSrc,
        width: image.naturalWidth,
      }));
      expect.soft(photo.width, photo.file).not.toBe(0);
      shown.push(photo.file);
    }
  }
  for (const file of files) expect.soft((await request.get(file)).status(), file).toBe(200);
  expect(files.size).toBeGreaterThan(20);
  // The founders' large photos are in the smallest format, which only a source can have.
  expect(shown.filter((file) => file.endsWith(".avif"))).toHaveLength(founders.items.length);
});

for (const [audience, learnAt] of [
  ["patients", "features"],
  ["providers", "journey"],
] as const) {
  test(`the first screen's buttons lead to ${learnAt} and to the waitlist: ${audience}`, {
    tag: "@smoke",
  }, async ({ page }) => {
    await openPage(page, homes[audience]);
    for (const [name, id] of [
      [hero[audience].learnLabel, learnAt],
      [hero[audience].joinLabel, "waitlist"],
    ] as const) {
      await scrollTo(page, 0);
      await page.getByRole("link", { name, exact: true }).first().click();
      await expect(page).toHaveURL(new RegExp(`#${id}$`));
      await expect.poll(() => topOf(page, id), id).toBeLessThan(120);
      // Its title is not under the bar.
      const title = page.locator(`#${id}`).getByRole("heading", { level: 2 });
      await expect(title).toBeInViewport({ ratio: 1 });
      await expectView(page, audience);
    }
  });
}

for (const moment of ["before React comes", "once React is there"]) {
  test(`${moment}, About Us and the way back keep the view`, { tag: "@smoke" }, async ({
    page,
  }) => {
    const open = moment === "before React comes" ? openWithoutScripts : openPage;
    await open(page, homes.providers);
    await page.getByRole("link", { name: site.company.aboutLabel }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(about.heading);
    await expect(radio(page, "providers")).toBeChecked();
    await page.getByRole("link", { name: about.backLabel }).press("Enter");
    await expectView(page, "providers");
  });
}

test("a link shows, copies and opens in a new tab with the view that is shown", async ({
  page,
  context,
}) => {
  await openPage(page, homes.providers);
  const link = page.getByRole("link", { name: site.company.aboutLabel });
  await link.hover();
  await expect(link).toHaveAttribute("href", /\/about\?audience=providers$/);
  const newTab = context.waitForEvent("page");
  await link.click({ button: "middle" });
  await expect(radio(await newTab, "providers")).toBeChecked();
  await choose(page, "patients");
  await link.focus();
  await expect(link).toHaveAttribute("href", /\/about$/);
});

test("on a phone, a way to join stays in view until the form", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 664 });
  await openPage(page);
  await expect(page.getByRole("link", { name: hero.patients.joinLabel })).toBeInViewport({
    ratio: 1,
  });
  const link = page.getByRole("main").getByRole("link", { name: site.joinLink, exact: true });
  for (const id of ["journey", "testimonials"]) {
    await page.locator(`#${id}`).evaluate((section) => section.scrollIntoView());
    await expect.soft(link, id).toBeInViewport({ ratio: 1 });
  }
  await openPage(page, "about/");
  await expect(link.first()).toBeInViewport({ ratio: 1 });
  expect(await endsUncovered(page.getByRole("heading", { name: about.joinTitle }))).toBe(true);
});
