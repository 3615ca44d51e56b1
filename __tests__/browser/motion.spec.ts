import { expect, type Locator, type Page, test } from "../support/browser/browser-test";
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

for (const [width, height] of [
  [1280, 800],
  // The join bar covers the lower edge.
  [390, 844],
] as const) {
  test(`I see cards rise one after the other as I scroll to them: ${width} px`, async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: "no-preference" });
    await page.setViewportSize({ width, height });
    await openPage(page);
    for (const [id, stagger] of [
      ["features", 0.1],
      ["journey", 0.15],
      ["testimonials", 0.15],
    ] as const) {
      const cards = page.locator(`#${id} [data-reveal]:visible`);
      expect.soft(await opacityAtFirstSight(page, cards.first()), id).toBeLessThan(0.5);
      for (const index of [0, 1]) {
        await cards.nth(index).scrollIntoViewIfNeeded();
        await expect(cards.nth(index), id).toHaveCSS("opacity", "1");
        await expect
          .soft(cards.nth(index), id)
          .toHaveCSS("transition-delay", `${index * stagger}s`);
      }
    }
  });
}

/** Scrolls to a card at the pace of a reader, and returns its opacity when its upper edge shows. */
async function opacityAtFirstSight(page: Page, card: Locator): Promise<number> {
  let isInSight = false;
  const opacity = card.evaluate(async (element) => {
    const isShown = () => {
      const { x, y, width } = element.getBoundingClientRect();
      return element.contains(document.elementFromPoint(x + width / 2, y + 24));
    };
    while (!isShown()) await new Promise(requestAnimationFrame);
    return Number(getComputedStyle(element).opacity);
  });
  void opacity.then(() => {
    isInSight = true;
  });
  while (!isInSight) {
    const distance = await card.evaluate(async (element) => {
      await new Promise(requestAnimationFrame);
      return element.getBoundingClientRect().top - innerHeight;
    });
    // 5 px in each frame are 300 px in a second.
    await page.mouse.wheel(0, distance > 150 ? 100 : 5);
  }
  return opacity;
}

test("what has risen stays, whatever I switch, and so does what is in view at first", async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: "no-preference" });
  await openPage(page);
  const quote = page.locator("#testimonials [data-reveal]:visible").first();
  const opacity = () => quote.evaluate((card) => getComputedStyle(card).opacity);
  await quote.scrollIntoViewIfNeeded();
  await expect.poll(opacity).toBe("1");
  await choose(page, "providers");
  await choose(page, "patients");
  await expect(quote).toBeInViewport();
  expect(await opacity()).toBe("1");
  await page.reload();
  await waitForHydration(page);
  await expect(quote).toBeInViewport();
  expect(await opacity()).toBe("1");
});

test("no card stays pale for whoever prints, jumps to the end or comes back from there", async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: "no-preference" });
  await openPage(page);
  const pale = () =>
    page.locator("[data-reveal]:visible").evaluateAll((cards) =>
      cards
        .filter((card) => getComputedStyle(card).opacity !== "1")
        .map((card) => card.getBoundingClientRect())
        .filter(({ top, bottom }) => bottom > 0 && top < innerHeight - 48)
        .map(({ top }) => top),
    );
  await page.emulateMedia({ media: "print" });
  const cards = page.locator("[data-reveal]:visible");
  for (const card of await cards.all()) await expect.soft(card).toHaveCSS("opacity", "1");
  await page.emulateMedia({ media: "screen" });
  await expect(cards.last()).toHaveCSS("opacity", "0.4");
  await page.keyboard.press("End");
  await expect.poll(pale).toEqual([]);
  for (const card of (await cards.all()).reverse()) {
    await card.scrollIntoViewIfNeeded();
    await expect.poll(pale).toEqual([]);
  }
});
