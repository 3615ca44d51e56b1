import type { Locator } from "@playwright/test";
import { audiences } from "../../src/audience/audience";
import { expect, type Page, test } from "../support/browser/browser-test";
import { openPage, openWithoutScripts, scrollTo, topOf } from "../support/browser/open-page";
import { choose, expectView, field, homes, radio, toggleLabel } from "../support/browser/visitor";
import hero from "../support/sample-content/hero.json";
import site from "../support/sample-content/site.json";

// The toggle is tried as most visitors see it.
test.use({ contextOptions: { reducedMotion: "no-preference" } });

test("the first frame shows what the address asks for, and no other", async ({ context }) => {
  for (const audience of audiences) {
    const page = await context.newPage();
    await page.addInitScript(() => {
      const seen = new Set<string>();
      requestAnimationFrame(function look() {
        for (const title of document.querySelectorAll("h1")) {
          if (title.checkVisibility()) seen.add(title.textContent);
        }
        document.documentElement.title = JSON.stringify([...seen]);
        requestAnimationFrame(look);
      });
    });
    const letScriptsCome = await openWithoutScripts(page, homes[audience]);
    await expectView(page, audience);
    await letScriptsCome();
    const seen = await page.locator("html").getAttribute("title");
    expect(JSON.parse(seen ?? "")).toEqual([hero[audience].headline]);
  }
});

test("the toggle works before React comes; a reload and a copied link show the same", {
  tag: "@smoke",
}, async ({ page, context }) => {
  const letScriptsCome = await openWithoutScripts(page, "?utm_source=mail");
  const families = await actionColor(page);
  await choose(page, "providers");
  await expectView(page, "providers");
  expect(await actionColor(page)).not.toBe(families);
  await letScriptsCome();
  await expectView(page, "providers");
  await page.reload();
  await expectView(page, "providers");
  const copy = await context.newPage();
  await copy.goto(page.url());
  await expectView(copy, "providers");
  await choose(page, "patients");
  await page.reload();
  await expectView(page, "patients");
});

test("with the keyboard, the toggle is one stop, and arrow keys switch and keep the focus", async ({
  page,
}) => {
  await openPage(page);
  const stops: string[] = [];
  for (let tab = 0; tab < 4; tab += 1) {
    await page.keyboard.press("Tab");
    stops.push(
      await page.locator(":focus").evaluate((stop) => stop.closest("a, label")?.textContent ?? ""),
    );
  }
  const { skipLink, name, audiences: labels, joinLink } = site;
  expect(stops).toEqual([skipLink, name, labels.patients, joinLink]);
  await page.keyboard.press("Shift+Tab");
  await page.keyboard.press("ArrowRight");
  await expectView(page, "providers");
  await expect(radio(page, "providers")).toBeFocused();
  await page.keyboard.press("ArrowRight");
  await expectView(page, "patients");
  await expect(radio(page, "patients")).toBeFocused();
  await page.getByRole("link", { name: skipLink }).press("Enter");
  await expect(page.getByRole("main")).toBeFocused();
});

test("the section that I am reading keeps its place when I switch", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await openPage(page);
  for (const id of ["journey", "testimonials", "waitlist"]) {
    await scrollTo(page, (await page.evaluate(() => scrollY)) + (await topOf(page, id)) - 120);
    for (const audience of ["providers", "patients"] as const) {
      await choose(page, audience);
      const moved = Math.abs((await topOf(page, id)) - 120);
      expect.soft(moved, `${id} for ${audience}, in pixels`).toBeLessThan(2);
    }
  }
});

for (const milliseconds of [0, 50, 150, 300]) {
  test(`a press ${milliseconds} ms after a switch is not lost`, async ({ page }) => {
    await openPage(page);
    const join = await middleOf(
      page.getByRole("banner").getByRole("link", { name: site.joinLink }),
    );
    await choose(page, "providers");
    await page.waitForTimeout(milliseconds);
    await page.mouse.click(...join);
    await expect(page).toHaveURL(/\?audience=providers#waitlist$/);
    await expectView(page, "providers");
  });
}

test("there and back at once shows the view where I began", async ({ page }) => {
  await openPage(page);
  const there = await middleOf(toggleLabel(page, "providers"));
  const back = await middleOf(toggleLabel(page, "patients"));
  for (let round = 0; round < 3; round += 1) {
    await page.mouse.click(...there);
    await page.mouse.click(...back);
  }
  await page.waitForTimeout(400);
  await expectView(page, "patients");
  expect(page.url()).not.toContain("audience");
});

test("Back and Forward within the page keep the view, and correct its address", {
  tag: "@smoke",
}, async ({ page }) => {
  await openPage(page, "?utm_source=mail");
  await page.getByRole("link", { name: hero.patients.joinLabel }).click();
  await choose(page, "providers");
  await field(page, "Your Role").fill("Midwife");
  await page.goBack();
  await expect(page).toHaveURL(/\?utm_source=mail&audience=providers$/);
  await expectView(page, "providers");
  await choose(page, "patients");
  await page.goForward();
  await expect(page).toHaveURL(/\?utm_source=mail#waitlist$/);
  await expectView(page, "patients");
  await choose(page, "providers");
  await expect(field(page, "Your Role")).toHaveValue("Midwife");
});

/** Returns where a mouse presses: Playwright's own click would wait until it can succeed. */
async function middleOf(locator: Locator): Promise<[x: number, y: number]> {
  const { x, y, width, height } = await locator.evaluate((element) =>
    element.getBoundingClientRect().toJSON(),
  );
  return [x + width / 2, y + height / 2];
}

/** The color of the first screen's main link, which is the audience's own. */
function actionColor(page: Page): Promise<string> {
  const link = page.locator("main a[href='#waitlist']").filter({ visible: true }).first();
  return link.evaluate((element) => getComputedStyle(element).backgroundColor);
}
