import { expect, type Page, test } from "../support/browser/browser-test";
import { openPage, waitForHydration } from "../support/browser/open-page";
import { choose } from "../support/browser/visitor";
import hero from "../support/sample-content/hero.json";

declare global {
  interface Window {
    /** Names of the animations, and properties of the transitions, that have started. */
    started: string[];
  }
}

test.beforeEach(async ({ page }) => {
  await page.addInitScript(() => {
    window.started = [];
    addEventListener("animationstart", ({ animationName }) => window.started.push(animationName));
    addEventListener("transitionrun", ({ propertyName }) => window.started.push(propertyName));
  });
});

function started(page: Page): Promise<string[]> {
  return page.evaluate(() => window.started);
}

/** Returns how many animations have run, or still run, on what is in the first screen. */
function animations(page: Page): Promise<number> {
  return page.evaluate(() => document.getAnimations().length);
}

test("with reduced motion, nothing moves, and the chat is whole", async ({ page }) => {
  await openPage(page);
  expect(await animations(page)).toBe(0);
  for (const { text } of hero.patients.chat.messages) {
    await expect.soft(page.getByText(text)).toBeVisible();
  }
  await choose(page, "providers");
  await choose(page, "patients");
  await page.locator("#features [data-reveal]").last().scrollIntoViewIfNeeded();
  await expect(page.locator("[data-arrived]").first()).toBeAttached();
  expect(await started(page)).toEqual([]);
  await page.emulateMedia({ reducedMotion: "no-preference" });
  await page.reload();
  await expect.poll(() => animations(page)).toBeGreaterThan(0);
});

test("a view fades in when I switch to it, but not on a first visit", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "no-preference" });
  await openPage(page);
  await expect.poll(() => started(page)).toContain("typing-shows");
  const ofSwitch = ["view-arrives", "background-color"];
  expect((await started(page)).filter((name) => ofSwitch.includes(name))).toEqual([]);
  await choose(page, "providers");
  await expect.poll(() => started(page)).toEqual(expect.arrayContaining(ofSwitch));
  await page.waitForTimeout(300);
  for (const part of await page.locator("[data-for=providers]").all()) {
    await expect.soft(part).toHaveCSS("opacity", "1", { timeout: 1 });
  }
  // The answer is not typed again.
  await choose(page, "patients");
  expect((await started(page)).filter((name) => name === "typing-shows")).toHaveLength(1);
});

test("cards rise one after the other as I scroll to them, and then stay, whatever I switch", async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: "no-preference" });
  await page.setViewportSize({ width: 1280, height: 800 });
  await openPage(page);
  for (const [id, stagger] of [
    ["features", 0.1],
    ["journey", 0.15],
    ["testimonials", 0.15],
  ] as const) {
    const cards = page.locator(`#${id} [data-reveal]:visible`);
    await expect(cards.first(), id).toHaveCSS("animation-name", "none");
    for (const index of [0, 1]) {
      await cards.nth(index).scrollIntoViewIfNeeded();
      await expect(cards.nth(index), id).not.toHaveCSS("animation-name", "none");
      await expect.soft(cards.nth(index), id).toHaveCSS("animation-delay", `${index * stagger}s`);
      await expect(cards.nth(index), id).toHaveCSS("opacity", "1");
    }
  }
  await choose(page, "providers");
  await choose(page, "patients");
  const quote = page.locator("#testimonials [data-reveal]:visible").first();
  for (const isReloaded of [false, true]) {
    if (isReloaded) {
      await page.reload();
      await waitForHydration(page);
    }
    await expect(quote).toBeInViewport();
    await expect(quote).toHaveCSS("animation-name", "none");
  }
});
