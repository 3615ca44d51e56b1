import { expect, type Page, test } from "../support/browser/browser-test";
import { whenLoaded } from "../support/browser/open-page";
import { openFailed, openHome } from "../support/browser/screens";
import { chooseAudience, signUp, storeAddress, toastOf } from "../support/browser/waitlist-page";
import hero from "../support/sample-content/hero.json";
import { startTestReceiver } from "../support/test-receiver";

declare global {
  interface Window {
    /** Given by `watchAnimations`. */
    sawAnimation: (name: string) => void;
    sawMessages: (count: number) => void;
  }
}

/** Notes, frame by frame from now on, every animation that lasts long enough to be seen. */
async function watchAnimations(page: Page): Promise<Set<string>> {
  const seen = new Set<string>();
  await page.exposeFunction("sawAnimation", (name: string) => seen.add(name));
  await page.addInitScript(() => {
    const told = new Set<string>();
    function look() {
      for (const animation of document.getAnimations()) {
        const { duration } = animation.effect?.getComputedTiming() ?? {};
        const name = animation instanceof CSSAnimation ? animation.animationName : "another";
        if (Number(duration) <= 1 || told.has(name)) continue;
        told.add(name);
        window.sawAnimation(name);
      }
      requestAnimationFrame(look);
    }
    requestAnimationFrame(look);
  });
  return seen;
}

test("for a visitor who wants no motion, nothing moves: no message, color, toast or page", async ({
  page,
  opened,
}) => {
  const receiver = await opened(startTestReceiver());
  const seen = await watchAnimations(page);
  await openHome(page, "patients");
  await page.getByRole("link", { name: hero.patients.joinLabel }).click();
  await expect(page.locator("#waitlist")).toBeInViewport();
  await chooseAudience(page, "providers");
  await chooseAudience(page, "patients");
  await storeAddress(page, "patients", receiver.url);
  await signUp(page);
  await expect(toastOf(page)).toContainText("Thank you");
  await page.getByRole("button", { name: "close" }).click();
  await expect(toastOf(page)).toHaveCount(0);
  await openFailed(page);
  await page.getByRole("button", { name: "close" }).click();
  await expect(toastOf(page)).toHaveCount(0);
  // The clock of a toast, which nobody sees.
  seen.delete("toast-waits");
  expect([...seen]).toEqual([]);
  await expect.poll(() => page.evaluate(() => document.getAnimations().length)).toBe(0);
});

test.describe("for a visitor who minds no motion", () => {
  test.use({ contextOptions: { reducedMotion: "no-preference" } });

  test("of the chat the last answer arrives after a while, and the rest is there at once", async ({
    page,
  }) => {
    const counts: number[] = [];
    await page.exposeFunction("sawMessages", (count: number) => counts.push(count));
    await page.addInitScript(() => {
      let last = 0;
      function look() {
        const messages = [...document.querySelectorAll("figure ol p")];
        const shown = messages.filter((words) => getComputedStyle(words).opacity !== "0").length;
        if (shown !== last) window.sawMessages(shown);
        last = shown;
        requestAnimationFrame(look);
      }
      requestAnimationFrame(look);
    });
    const seen = await watchAnimations(page);
    await openHome(page, "patients");
    const all = hero.patients.chat.messages.length;
    await expect.poll(() => counts).toEqual([all - 1, all]);
    expect([...seen]).toContain("typing-shows");
  });

  test("another page begins at its top, without gliding there", async ({ page }) => {
    await openHome(page, "patients");
    await whenLoaded(page, "/about");
    const places = await page.evaluate(async () => {
      window.scrollTo({ top: 1000, behavior: "instant" });
      document.querySelector<HTMLElement>("footer a[href='/about']")?.click();
      const seen = new Set<number>();
      for (let frame = 0; frame < 10; frame += document.title.startsWith("About") ? 1 : 0) {
        await new Promise(requestAnimationFrame);
        seen.add(scrollY);
      }
      return [...seen];
    });
    expect(places).toEqual([1000, 0]);
  });

  test("switching the audience fades the colors within 300 ms", async ({ page }) => {
    await openHome(page, "patients");
    const fades = await page.evaluateHandle(() => {
      const seen = new Map<string, number>();
      // Noted from the start: on a slow machine a fade can be over before it is looked at.
      document.documentElement.addEventListener("transitionend", ({ propertyName, elapsedTime }) =>
        seen.set(propertyName, elapsedTime),
      );
      return seen;
    });
    await chooseAudience(page, "providers");
    const ended = () => fades.evaluate((seen) => Object.fromEntries(seen));
    const colors = await page.evaluate(
      () => getComputedStyle(document.documentElement).transitionProperty,
    );
    for (const color of colors.split(", ")) {
      await expect.poll(ended, `${color} fades`).toHaveProperty(color);
    }
    expect(Math.max(...Object.values(await ended()))).toBeLessThanOrEqual(0.3);
  });
});
