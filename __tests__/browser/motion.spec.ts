import hero from "../../content/hero.json";
import { expect, type Page, test } from "../support/browser/browser-test";
import { openFailed, openHome } from "../support/browser/screens";
import { chooseAudience, signUp } from "../support/browser/waitlist-page";

declare global {
  interface Window {
    /** Given by `watchAnimations`. */
    sawAnimation: (name: string) => void;
  }
}

/** Notes, frame by frame from now on, every animation that lasts long enough to be seen. */
async function watchAnimations(page: Page): Promise<Set<string>> {
  const seen = new Set<string>();
  await page.exposeFunction("sawAnimation", (name: string) => seen.add(name));
  await page.addInitScript(() => {
    function look() {
      for (const animation of document.getAnimations()) {
        const { duration } = animation.effect?.getComputedTiming() ?? {};
        if (Number(duration) > 1) window.sawAnimation(nameOf(animation));
      }
      requestAnimationFrame(look);
    }
    function nameOf(animation: Animation): string {
      if (animation instanceof CSSAnimation) return animation.animationName;
      return animation instanceof CSSTransition ? animation.transitionProperty : "by script";
    }
    requestAnimationFrame(look);
  });
  return seen;
}

test.describe("for a visitor who wants no motion", () => {
  test.use({ contextOptions: { reducedMotion: "reduce" } });

  test("nothing moves: no message, card, colour or toast, nor the page itself", async ({
    page,
  }) => {
    const seen = await watchAnimations(page);
    await openHome(page, "patients");
    await page.getByRole("link", { name: hero.patients.joinLabel }).click();
    await expect(page.locator("#waitlist")).toBeInViewport();
    expect(
      await page.evaluate(() => getComputedStyle(document.documentElement).scrollBehavior),
    ).toBe("auto");
    await chooseAudience(page, "providers");
    await chooseAudience(page, "patients");
    await signUp(page);
    await expect(page.getByRole("status")).toContainText("Thank you");
    await page.getByRole("button", { name: "close" }).click();
    await expect(page.getByRole("status")).toHaveCount(0);
    await openFailed(page);
    await page.getByRole("button", { name: "close" }).click();
    await expect(page.getByRole("alert")).toHaveCount(0);
    expect([...seen]).toEqual([]);
    await expect.poll(() => page.evaluate(() => document.getAnimations().length)).toBe(0);
  });
});

test("the messages of the chat arrive one after another", async ({ page }) => {
  const seen = await watchAnimations(page);
  await openHome(page, "patients");
  await expect.poll(() => [...seen]).toContain("message-arrives");
});

test("switching the audience fades every colour within 300 ms", async ({ page }) => {
  await openHome(page, "patients");
  const before = await groundColor(page);
  // Noted from the start: on a slow machine a fade can be over before it is looked at.
  const fades = await page.evaluateHandle(() => {
    const seen: { property: string; milliseconds: number }[] = [];
    document.documentElement.addEventListener("transitionend", ({ propertyName, elapsedTime }) => {
      seen.push({ property: propertyName, milliseconds: elapsedTime * 1000 });
    });
    return seen;
  });
  await chooseAudience(page, "providers");
  await expect
    .poll(async () => (await fades.jsonValue()).map(({ property }) => property))
    .toContain("--ground");
  const longest = Math.max(...(await fades.jsonValue()).map(({ milliseconds }) => milliseconds));
  expect(longest).toBeLessThanOrEqual(300);
  await expect.poll(() => groundColor(page)).toBe("rgb(242, 247, 246)");
  expect(before).toBe("rgb(251, 245, 236)");
});

function groundColor(page: Page): Promise<string> {
  return page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
}
