import { expect, type Locator } from "@playwright/test";
import sharp from "sharp";

/** Expects that of the toggle's two choices the one that is chosen alone has a ground of its own. */
export async function expectPill(chosen: Locator, other: Locator): Promise<void> {
  // Colors fade.
  await expect(async () => {
    const color = await chosen.evaluate((one) =>
      getComputedStyle(one).getPropertyValue("--action"),
    );
    expect(await colorBesideWords(chosen)).toBe(color);
    expect(await colorBesideWords(other)).not.toBe(color);
  }).toPass({ timeout: 10_000 });
}

/** The color that is seen at the left of an element's words, once nothing moves any more. */
async function colorBesideWords(element: Locator): Promise<string> {
  const { data, info } = await sharp(await element.screenshot())
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const start = (Math.floor(info.height / 2) * info.width + 6) * info.channels;
  return `rgb(${[...data.subarray(start, start + 3)].join(", ")})`;
}

export function colorBehind(element: Locator): Promise<string> {
  return element.evaluate((one) => getComputedStyle(one).backgroundColor);
}
