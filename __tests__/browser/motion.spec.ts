import { expect, test } from "../support/browser/browser-test";
import { readOn, whenLoaded } from "../support/browser/open-page";
import { openFailed, openHome } from "../support/browser/screens";
import { chooseAudience, signUp, storeAddress, toastOf } from "../support/browser/waitlist-page";
import { watchFrames } from "../support/browser/watch-frames";
import hero from "../support/sample-content/hero.json";

/** Gives the animations that last long enough to be seen. */
function animations(): string[] {
  return document
    .getAnimations()
    .filter(({ effect }) => Number(effect?.getComputedTiming().duration) > 1)
    .map((one) => (one instanceof CSSAnimation ? one.animationName : "another"));
}

/** Gives how many messages of the chat can be seen, once there are any. */
function messages(): string[] {
  const all = [...document.querySelectorAll("figure ol p")];
  const shown = all.filter((words) => getComputedStyle(words).opacity !== "0");
  return shown.length > 0 ? [String(shown.length)] : [];
}

test("for a visitor who wants no motion, nothing moves: no message, card, color, toast or page", async ({
  page,
  receiver,
}) => {
  const seen = await watchFrames(page, animations);
  await openHome(page, "patients");
  await readOn(page);
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

  test("the chat's last answer arrives after a while, a switch fades the colors within 300 ms, and another page begins at its top, without gliding there", async ({
    page,
  }) => {
    const moving = await watchFrames(page, animations);
    const shown = await watchFrames(page, messages);
    await openHome(page, "patients");
    const all = hero.patients.chat.messages.length;
    await expect.poll(() => [...shown]).toEqual([`${all - 1}`, `${all}`]);
    expect([...moving]).toContain("typing-shows");

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
});
